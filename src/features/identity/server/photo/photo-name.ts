import { PHOTOS_AT } from '#domain/photos/photo-address.ts';

/** What the bytes of a photo are stored as. */
export function storedPhotoName(key: string): string {
  return `photos/${key}`;
}

/** Where a photo is served. */
export function addressOfPhoto(key: string): string;
export function addressOfPhoto(key: string | null): string | null;
export function addressOfPhoto(key: string | null): string | null {
  return key === null ? null : `${PHOTOS_AT}/${key}`;
}
