import { LRUCache } from 'lru-cache';

const MB = 1024 * 1024;

/** What one process remembers of each kind at most, in bytes; JSON takes two to three times as much in memory. */
const BOUNDS = {
  questionnaires: 64 * MB,
  mergedVersions: 32 * MB,
  pictures: 16 * MB,
  images: 48 * MB,
  letters: 4 * MB,
} as const;

/** Remembers what was used last, as many as fit: a thousand small ones, or a few large ones. */
export function byteCache<Value extends object>(
  kind: keyof typeof BOUNDS,
  bytesOf: (value: Value) => number = jsonBytes,
): LRUCache<string, Value> {
  return new LRUCache({ maxSize: BOUNDS[kind], sizeCalculation: bytesOf });
}

/** What a value takes as JSON, in UTF-8. */
export function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** What bytes take: of a view all that it looks into, which is held for as long as the view is. */
export function heldBytes({ buffer }: Uint8Array): number {
  return buffer.byteLength;
}
