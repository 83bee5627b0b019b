import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '../database/db.ts';
import { sha256 } from '../ids.ts';
import { fingerprintOf } from './fingerprint.ts';
import { keyOfOtherCall, requireSame } from './require-same.ts';
import { KEPT_BYTES, KEPT_MS } from './rule.ts';
import { keptReplies } from './tables.ts';

export interface RepeatableRequest {
  /** The account that calls: strangers share nothing. */
  caller: string;
  key: string;
  /** The endpoint's name. */
  endpoint: string;
  /** Everything that was sent, by name. */
  content: Readonly<Record<string, unknown>>;
  now: Date;
}

interface Answered {
  reply: unknown;
  isRepetition: boolean;
}

type Kept = typeof keptReplies.$inferInsert;

/**
 * Answers a request with a key. The key's row, what `act` writes and the reply are one transaction: either all of it is
 * there, and repetitions are answered by the row, or nothing is, and the key is as good as new. A repetition that comes
 * while the first is under way waits at the row until that is decided.
 */
export async function answerOnce(
  db: Db,
  request: RepeatableRequest,
  act: (tx: Db) => Promise<unknown>,
): Promise<Answered> {
  const mine: Kept = {
    caller: request.caller,
    key: sha256(request.key),
    endpoint: request.endpoint,
    fingerprint: fingerprintOf(request.key, request.content),
    keptAt: request.now,
  };
  return await db.transaction(async (tx) => {
    if (!(await claim(tx, mine))) return { reply: await replyKept(tx, mine), isRepetition: true };
    await requireRoom(tx, mine);
    const reply = await act(tx);
    await tx.update(keptReplies).set({ reply }).where(isRowOf(mine));
    return { reply, isRepetition: false };
  });
}

/** Whether this request is the first with its key, or the first after what was kept ran out. */
async function claim(tx: Db, mine: Kept): Promise<boolean> {
  const claimed = await tx
    .insert(keptReplies)
    .values(mine)
    .onConflictDoUpdate({
      target: [keptReplies.caller, keptReplies.key],
      set: { ...mine, reply: null },
      setWhere: lte(keptReplies.keptAt, new Date(mine.keptAt.getTime() - KEPT_MS)),
    })
    .returning({ key: keptReplies.key });
  return claimed.length > 0;
}

/** As much as a row takes besides its reply, and more: so that many small ones come to an end too. */
const ROW_BYTES = 1_000;

/** Refused where what is kept of this caller takes too much already, until the oldest of it runs out. */
async function requireRoom(tx: Db, { caller, keptAt }: Kept): Promise<void> {
  const [kept] = await tx
    .select({
      bytes: sql`coalesce(sum(${ROW_BYTES}::int + coalesce(pg_column_size(${keptReplies.reply}), 0)), 0)`.mapWith(
        Number,
      ),
      oldest: sql<Date | null>`min(${keptReplies.keptAt})`.mapWith(keptReplies.keptAt),
    })
    .from(keptReplies)
    .where(and(eq(keptReplies.caller, caller), gt(keptReplies.keptAt, new Date(keptAt.getTime() - KEPT_MS))));
  if (!kept?.oldest || kept.bytes <= KEPT_BYTES) return;
  throw new AppError('limited', {
    message: 'tooMuchKept',
    retryAfterSeconds: Math.ceil((kept.oldest.getTime() + KEPT_MS - keptAt.getTime()) / 1000),
  });
}

async function replyKept(tx: Db, mine: Kept): Promise<unknown> {
  const [first] = await tx.select().from(keptReplies).where(isRowOf(mine));
  // It ran out and was removed between two statements.
  if (!first) throw new AppError('busy', { retryAfterSeconds: 1 });
  if (first.endpoint !== mine.endpoint) throw keyOfOtherCall(first.endpoint);
  requireSame(first.fingerprint, mine.fingerprint);
  return first.reply;
}

function isRowOf({ caller, key }: Kept) {
  return and(eq(keptReplies.caller, caller), eq(keptReplies.key, key));
}
