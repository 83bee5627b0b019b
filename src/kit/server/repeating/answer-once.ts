import { and, eq, lte } from 'drizzle-orm';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '../database/db.ts';
import { sha256 } from '../ids.ts';
import { fingerprintOf } from './fingerprint.ts';
import { keyOfOtherCall, requireSame } from './require-same.ts';
import { KEPT_MS } from './rule.ts';
import { ANYONE, keptReplies } from './tables.ts';

export interface RepeatableRequest {
  caller: string | undefined;
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
    caller: request.caller ?? ANYONE,
    key: sha256(request.key),
    endpoint: request.endpoint,
    fingerprint: fingerprintOf(request.key, request.content),
    keptAt: request.now,
  };
  return await db.transaction(async (tx) => {
    if (!(await claim(tx, mine))) return { reply: await replyKept(tx, mine), isRepetition: true };
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
