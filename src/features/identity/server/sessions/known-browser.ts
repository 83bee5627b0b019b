import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY } from '#domain/text/durations.ts';
import { newSecret } from '#kit/server/ids.ts';
import type { Keys } from '../keys.ts';
import type { Visit } from '../visit.ts';

const COOKIE = 'jorip_known';
/** The longest a browser keeps a cookie; each sign-in begins it anew. */
const SECONDS = 400 * DAY;
/** A computer that a whole school signs in on would else come to send a cookie longer than servers take. */
const MOST_ACCOUNTS = 10;
/** `<browser>.<mark>.<mark>…`, a mark for each account, the last used first. */
const FORM = /^[\w-]{22}(\.[\w-]{43})+$/;

interface Account {
  id: string;
  passwordHash: string;
}

const NOBODY: Account = { id: '', passwordHash: '' };

/** Whether this browser shows anything that an account may know it by. */
export function showsMark({ cookies }: Pick<Visit, 'cookies'>): boolean {
  return readBrowser(cookies.get(COOKIE)) !== undefined;
}

/**
 * What this browser has to show that somebody signed in to the account in it before, under the password of today;
 * undefined in a stranger's (decision 11). Takes as long where there is no account.
 */
export function markOf(
  { cookies, keys }: Pick<Visit, 'cookies' | 'keys'>,
  account: Account | undefined,
): string | undefined {
  const browser = readBrowser(cookies.get(COOKIE));
  if (!browser) return undefined;
  const mark = sign(keys, browser.id, account ?? NOBODY);
  const isKnown = browser.marks.some((each) => timingSafeEqual(Buffer.from(each), Buffer.from(mark)));
  return account && isKnown ? mark : undefined;
}

/** Makes this browser one the account knows. Only for those who have just shown that the account is theirs. */
export function rememberBrowser({ cookies, keys }: Pick<Visit, 'cookies' | 'keys'>, account: Account): void {
  const { id, marks } = readBrowser(cookies.get(COOKIE)) ?? { id: newSecret(16), marks: [] };
  const mark = sign(keys, id, account);
  const kept = [mark, ...marks.filter((each) => each !== mark)].slice(0, MOST_ACCOUNTS);
  cookies.set(COOKIE, [id, ...kept].join('.'), { maxAgeSeconds: SECONDS });
}

function readBrowser(cookie: string | undefined): { id: string; marks: string[] } | undefined {
  if (cookie === undefined || !FORM.test(cookie)) return undefined;
  const [id = '', ...marks] = cookie.split('.');
  return { id, marks };
}

/** Follows from the password as it is kept, so that a mark ends with the password it was made under. */
function sign(keys: Keys, browserId: string, { id, passwordHash }: Account): string {
  return createHmac('sha256', keys.knownBrowser).update(`${browserId} ${id} ${passwordHash}`).digest('base64url');
}
