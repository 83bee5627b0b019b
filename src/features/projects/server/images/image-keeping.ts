import type { Storage } from '#kit/server/storage/storage.ts';

/** Where images go, and how many bytes those of one person may take together. */
export interface ImageKeeping {
  storage: Storage;
  imageRoom: number;
}

/** What the bytes of an image are stored as. */
export function storedName(key: string): string {
  return `images/${key}`;
}
