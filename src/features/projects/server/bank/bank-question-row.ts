import { countDistinct, sql } from 'drizzle-orm';
import { bankQuestions, bankUses } from '../tables.ts';

/** How many quizzes ask a question. */
export const uses = sql`(select ${countDistinct(bankUses.projectId)} from ${bankUses}
  where ${bankUses.bankQuestion} = ${bankQuestions.id})`.mapWith(Number);

/** Moments as the wire has them. */
export function toldQuestion<R extends { rank?: number; place?: string; createdAt: Date; updatedAt: Date }>({
  rank: _rank,
  place: _place,
  createdAt,
  updatedAt,
  ...row
}: R) {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
