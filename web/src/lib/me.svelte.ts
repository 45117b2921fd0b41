/** Who sits in front of this browser. */
import type { Me } from "../protocol";
import { api } from "./api";

let known = $state<Me | null>(null);
let isAsked = $state(false);

/** The guest, or nobody yet. */
export function me(): Me | null {
  return known;
}

/** Whether the server has said who this is. */
export function isKnown(): boolean {
  return isAsked;
}

/** Asks the server who this is. */
export async function recognise(): Promise<Me | null> {
  known = await api.me();
  isAsked = true;
  return known;
}

/** Gives the guest a name; makes the guest if there is none. */
export async function call(name: string): Promise<Me> {
  known = known ? await api.rename(name) : await api.signIn(name);
  return known;
}

/** Becomes the guest of another device. */
export async function moveHere(code: string): Promise<Me> {
  known = await api.redeemMove(code);
  isAsked = true;
  return known;
}

/** The guest, made with this name if there is none yet. */
export async function meOrNew(name: string): Promise<Me> {
  return known ?? (await call(name));
}

/** The guest was moved to another device. */
export function forget(): void {
  known = null;
}
