/** The language that a visitor chose. */
export const LOCALE_COOKIE = 't_locale';

/**
 * Cookies of one request: what came, and what is to leave with the reply. Path `/`, SameSite Lax, Secure on https,
 * HttpOnly unless script has to forget it.
 */
export interface Cookies {
  get(name: string): string | undefined;
  /** Those that came, in the order they came: browsers send the oldest first. */
  names(): string[];
  set(name: string, value: string, options: { maxAgeSeconds: number; httpOnly?: false }): void;
  clear(name: string): void;
}
