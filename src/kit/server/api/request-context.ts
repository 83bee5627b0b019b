import type { Locale } from '#domain/text/locale.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '../database/db.ts';

/** Cookies of one request: what came, and what is to leave with the reply. Path `/`, HttpOnly, SameSite Lax, Secure on https. */
export interface Cookies {
  get(name: string): string | undefined;
  /** Those that came, in the order they came: browsers send the oldest first. */
  names(): string[];
  set(name: string, value: string, options: { maxAgeSeconds: number }): void;
  clear(name: string): void;
}

/** Everything a handler knows of the request besides its input. */
export interface RequestContext {
  db: Db;
  actor: Actor | undefined;
  /** Taken at the first line of the request. */
  now: Date;
  locale: Locale;
  cookies: Cookies;
  /** Scheme and host people reach this installation at, without a trailing slash. */
  publicUrl: string;
  /** The address the request came from, for rate limits and session lists. */
  ip: string;
  userAgent: string;
  /** The `Idempotency-Key` header; of a call that takes one it has been checked. */
  idempotencyKey: string | undefined;
  /** Leaves with the reply. */
  setHeader(name: string, value: string): void;
}

/** The caller of an endpoint that only signed-in people reach. */
export function signedIn(context: RequestContext): Actor {
  if (!context.actor) throw new AppError('signed_out');
  return context.actor;
}
