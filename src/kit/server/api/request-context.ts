import type { Locale } from '#domain/text/locale.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Cookies } from '#kit/contract/cookies.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '../database/db.ts';

/** Everything a handler knows of the request besides its input. */
export interface RequestContext {
  db: Db;
  actor: Actor | undefined;
  /** When the head of the request arrived, before what it sends. */
  now: Date;
  locale: Locale;
  cookies: Cookies;
  /** Scheme and host people reach this installation at, without a trailing slash. */
  publicUrl: string;
  /** The address the request came from, for rate limits and session lists. */
  ip: string;
  userAgent: string;
  /** As the reply's `x-request-id` and the server's log name the request. */
  requestId: string;
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
