import { cleanLine, cleanText } from '#domain/text/normalise.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import { gatheredOf } from '#kit/server/error-log/gathered.ts';
import { writeErrors } from '#kit/server/error-log/write-errors.ts';
import { networkOf } from '#kit/server/rate-limit/network-of.ts';
import { takeTokens, tokenOf } from '#kit/server/rate-limit/take-tokens.ts';
import { pathPattern, scrub } from '#kit/server/scrub.ts';
import type { reportBrowserError as endpoint } from '../../contract/errors.ts';
import { BROWSER_ERRORS } from '../../rate-limits.ts';

type Told = Received<typeof endpoint>['body'];

/** Takes what a page tells of, from anybody: without people and secrets, and no more than there is room for. */
export async function reportBrowserError(db: Db, told: Told, ip: string, now: Date): Promise<void> {
  await takeTokens(db, [tokenOf(BROWSER_ERRORS.all, ''), tokenOf(BROWSER_ERRORS.network, networkOf(ip))], now);
  const gathered = gatheredOf({
    source: 'browser',
    type: scrub(cleanLine(told.type)) || 'Error',
    message: scrub(cleanText(told.message)),
    place: pathPattern(cleanLine(told.path).replace(/[?#].*$/, '')),
    trace: scrub(cleanText(told.trace)),
    requestId: undefined,
    at: now,
  });
  await writeErrors(db, [gathered]);
}
