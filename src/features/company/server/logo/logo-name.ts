import { LOGOS_AT } from '#domain/photos/photo-address.ts';

/** What the bytes of a logo are stored as. */
export function storedLogoName(key: string): string {
  return `logos/${key}`;
}

/** Where a logo is served. */
export function addressOfLogo(key: string): string;
export function addressOfLogo(key: string | null): string | null;
export function addressOfLogo(key: string | null): string | null {
  return key === null ? null : `${LOGOS_AT}/${key}`;
}
