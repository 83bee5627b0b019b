import type { Place } from '#domain/places/place-names.ts';
import type { Locale } from '#domain/text/locale.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Cookies } from '#kit/contract/cookies.ts';
import type { CallArguments, Data, Endpoint } from '#kit/contract/endpoint.ts';
import type { ErrorBody } from '#kit/contract/envelope.ts';

export type Attempt<D> = { ok: true; data: D } | { ok: false; status: number; failure: ErrorBody['data'] };

/**
 * What the server gives a route module's loader and action. Calls run in this process, through the same
 * endpoint, policy and schemas as over HTTP; cookies that a call sets leave with the page.
 */
export interface Host {
  nonce: string;
  locale: Locale;
  /** Scheme and host people reach this installation at, without a trailing slash. */
  publicUrl: string;
  actor: Actor | undefined;
  /** Of the session, as it is when the page leaves. */
  accessToken: string | undefined;
  /** Those the browser sent; what is set leaves with the page. */
  cookies: Cookies;
  /** Places that are called otherwise than in the list, or offered no more: pages name them as calls do. */
  changedPlaces: readonly Place[];
  /** Something broke while the page was made: for the log, and for those who look after the product. */
  logError(error: unknown): void;
  /** The data, or a thrown route error with the right status for the error page. */
  call<E extends Endpoint>(endpoint: E, ...input: CallArguments<E>): Promise<Data<E>>;
  /** The data or the refusal, for forms that show what was wrong. */
  attempt<E extends Endpoint>(endpoint: E, ...input: CallArguments<E>): Promise<Attempt<Data<E>>>;
}
