/**
 * Short, soft sounds, made in the browser. On unless somebody turns them off; everything they tell is also to be seen.
 *
 * Browsers let a page sound only after it was touched: what comes earlier is not played later, it is left out.
 */
import { settings } from "./settings.svelte";

export type Sound = "roll" | "turn" | "offer" | "seven" | "win";

/** A tone: when it begins, in seconds, how high it is, in hertz, how long it rings, and how loud it is, from 0 to 1. */
interface Tone {
  at: number;
  hertz: number;
  seconds: number;
  gain: number;
  wave?: OscillatorType;
}

const TONES: Record<Sound, Tone[]> = {
  roll: [0, 0.07, 0.13, 0.21].map((at, index) => ({
    at,
    hertz: 190 - 18 * index,
    seconds: 0.06,
    gain: 0.16 - 0.03 * index,
    wave: "triangle",
  })),
  turn: [
    { at: 0, hertz: 523.25, seconds: 0.28, gain: 0.13 },
    { at: 0.13, hertz: 783.99, seconds: 0.42, gain: 0.12 },
  ],
  offer: [
    { at: 0, hertz: 659.25, seconds: 0.16, gain: 0.1 },
    { at: 0.11, hertz: 659.25, seconds: 0.22, gain: 0.08 },
  ],
  seven: [
    { at: 0, hertz: 196, seconds: 0.4, gain: 0.16, wave: "triangle" },
    { at: 0.16, hertz: 155.56, seconds: 0.55, gain: 0.15, wave: "triangle" },
  ],
  win: [523.25, 659.25, 783.99, 1046.5].map((hertz, index) => ({
    at: 0.14 * index,
    hertz,
    seconds: 0.5 + 0.12 * index,
    gain: 0.1,
  })),
};

const ATTACK_SECONDS = 0.012;
const SILENCE = 0.0001;

let context: AudioContext | null = null;

/** Plays a sound, if sounds are on and the browser allows it. Never fails. What is to be seen is drawn first. */
export function sound(kind: Sound): void {
  if (settings.sound) setTimeout(() => void play(kind));
}

async function play(kind: Sound): Promise<void> {
  try {
    if (!navigator.userActivation.hasBeenActive) return;
    context ??= new AudioContext();
    if (context.state === "suspended") await context.resume();
    for (const tone of TONES[kind]) ring(context, tone);
  } catch {
    // A device without sound plays without it.
  }
}

function ring(context: AudioContext, tone: Tone): void {
  const from = context.currentTime + tone.at;
  const until = from + tone.seconds;
  const oscillator = context.createOscillator();
  oscillator.type = tone.wave ?? "sine";
  oscillator.frequency.value = tone.hertz;
  const volume = context.createGain();
  volume.gain.setValueAtTime(SILENCE, from);
  volume.gain.exponentialRampToValueAtTime(tone.gain, from + ATTACK_SECONDS);
  volume.gain.exponentialRampToValueAtTime(SILENCE, until);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(from);
  oscillator.stop(until);
}
