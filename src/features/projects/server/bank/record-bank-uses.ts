import { and, inArray, sql } from 'drizzle-orm';
import { itemKey } from '#domain/answers/marks/counted-items.ts';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { isAsKept } from '#domain/quiz/bank/kept-question.ts';
import type { Db } from '#kit/server/database/db.ts';
import { bankQuestions, bankUses } from '../tables.ts';
import { isFoundBy } from './bank-of.ts';

/** Notes which questions of banks a quiz asks, as it is published. One that its owner cannot have is not among them. */
export async function recordBankUses(
  tx: Db,
  { projectId, ownerId }: { projectId: string; ownerId: string },
  questionnaire: Questionnaire,
): Promise<void> {
  const { marking } = questionnaire;
  if (!marking) return;
  const copies = questionsOf(questionnaire).flatMap((question) => {
    const own = marking.questions[question.id];
    return own?.bank ? [{ question, marking: own, bank: own.bank }] : [];
  });
  if (copies.length === 0) return;
  const { id } = bankQuestions;
  const isTheirs = isFoundBy(bankQuestions.ownerId, { id: ownerId });
  const named = [...new Set(copies.map((copy) => copy.bank))];
  const kept = await tx
    .select({ id, question: bankQuestions.question, marking: bankQuestions.marking })
    .from(bankQuestions)
    .where(and(inArray(id, named), isTheirs));
  const uses = copies.flatMap((copy) => {
    const original = kept.find((one) => one.id === copy.bank);
    if (!original) return [];
    const key = isAsKept(copy, original) ? itemKey(marking, copy.question) : undefined;
    const points = copy.marking.points;
    return [{ bankQuestion: original.id, projectId, questionId: copy.question.id, itemKey: key ?? null, points }];
  });
  if (uses.length === 0) return;
  await tx
    .insert(bankUses)
    .values(uses)
    .onConflictDoUpdate({
      target: [bankUses.bankQuestion, bankUses.projectId, bankUses.questionId],
      set: { itemKey: sql`excluded.item_key`, points: sql`excluded.points` },
    });
}
