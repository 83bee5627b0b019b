import { DAY } from '#domain/text/durations.ts';
import type { Locale } from '#domain/text/locale.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { RequestContext } from '#kit/server/api/request-context.ts';
import { newSecret, sha256 } from '#kit/server/ids.ts';

const DEVICE_COOKIE = 'jorip_device';
/** The longest a browser keeps a cookie. */
const DEVICE_SECONDS = 400 * DAY;
const RESPONDENT_SECONDS = 30 * DAY;
const RESPONDENT_COOKIE = 'jorip_respondent_';
/** A tablet that a whole village answers on would else come to send more cookies than servers take. */
const MOST_RESPONDENTS = 25;

/** Whoever comes to a survey, as far as the request tells. */
export interface Visitor {
  actor: Actor | undefined;
  ip: string;
  locale: Locale;
  /** Scheme and host of the site, for links. */
  publicUrl: string;
  /** Makes a start that is sent twice one start. */
  startKey: string | undefined;
  /** What the device is known by, as it is stored; a device seen for the first time is given a mark to be known by. */
  device(): string;
  /** The respondent whom this browser went on with last. */
  lastRespondent(projectId: string): string | undefined;
  rememberRespondent(projectId: string, ref: string): void;
}

export function visitorOf({ actor, ip, locale, publicUrl, idempotencyKey, cookies }: RequestContext): Visitor {
  return {
    actor,
    ip,
    locale,
    publicUrl,
    startKey: idempotencyKey,
    device() {
      const mark = cookies.get(DEVICE_COOKIE) || newSecret();
      cookies.set(DEVICE_COOKIE, mark, { maxAgeSeconds: DEVICE_SECONDS });
      return sha256(mark);
    },
    lastRespondent: (projectId) => cookies.get(respondentCookie(projectId)),
    rememberRespondent(projectId, ref) {
      const others = cookies
        .names()
        .filter((name) => name.startsWith(RESPONDENT_COOKIE) && name !== respondentCookie(projectId));
      for (const oldest of others.slice(0, Math.max(0, others.length - MOST_RESPONDENTS + 1))) cookies.clear(oldest);
      cookies.set(respondentCookie(projectId), ref, { maxAgeSeconds: RESPONDENT_SECONDS });
    },
  };
}

function respondentCookie(projectId: string): string {
  return `${RESPONDENT_COOKIE}${projectId}`;
}
