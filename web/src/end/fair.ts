/** Whether the chance of a game was what the server had bound itself to before the first move. */

/** The bytes that a text in hexadecimal stands for; nothing if it is none. */
export function bytesOf(hex: string): Uint8Array<ArrayBuffer> | null {
  if (hex.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(hex)) return null;
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) => parseInt(hex.slice(2 * index, 2 * index + 2), 16));
}

/** Bytes in hexadecimal. */
export function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Browsers calculate hashes only for pages that come over HTTPS or from the same machine. */
export function mayCheck(): boolean {
  return typeof crypto !== "undefined" && crypto.subtle !== undefined;
}

/** Whether the SHA-256 hash of the secret is the commitment. */
export async function isKept(commitment: string, secret: string): Promise<boolean> {
  const bytes = bytesOf(secret);
  if (!bytes) return false;
  return hexOf(await crypto.subtle.digest("SHA-256", bytes)) === commitment.toLowerCase();
}
