/**
 * A key for one thing to be done, which nobody guesses. Not `randomUUID`, which browsers keep from pages without TLS.
 */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
