import { and, eq, inArray, isNull } from 'drizzle-orm';
import { itemKey } from '#domain/answers/marks/counted-items.ts';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { isAsKept } from '#domain/quiz/bank/kept-question.ts';
import type { QuestionMarking } from '#domain/quiz/marking-schema.ts';
import type { Db } from '#kit/server/database/db.ts';
import { bankQuestions, bankUses } from '../tables.ts';
import { isFoundBy } from './bank-of.ts';

interface Copy {
  question: Question;
  marking: QuestionMarking;
}

/**
 * Notes which questions of banks a quiz asks, as it is published, and forgets those that it asks no more. One that its
 * owner cannot have is not among them; one that stands in it twice is used once.
 */
export async function recordBankUses(
  tx: Db,
  { projectId, ownerId }: { projectId: string; ownerId: string },
  questionnaire: Questionnaire,
): Promise<void> {
  const copies = copiesIn(questionnaire);
  const uses = copies.size === 0 ? [] : await usesOf(tx, { projectId, ownerId }, { questionnaire, copies });
  await tx.delete(bankUses).where(eq(bankUses.projectId, projectId));
  if (uses.length > 0) await tx.insert(bankUses).values(uses);
}

/** The first copy of each question of a bank. */
function copiesIn(questionnaire: Questionnaire): ReadonlyMap<string, Copy> {
  const copies = new Map<string, Copy>();
  for (const question of questionsOf(questionnaire)) {
    const marking = questionnaire.marking?.questions[question.id];
    if (marking?.bank && !copies.has(marking.bank)) copies.set(marking.bank, { question, marking });
  }
  return copies;
}

interface Copied {
  questionnaire: Questionnaire;
  copies: ReadonlyMap<string, Copy>;
}

async function usesOf(
  tx: Db,
  { projectId, ownerId }: { projectId: string; ownerId: string },
  { questionnaire: { marking }, copies }: Copied,
) {
  const { id, deletedAt, question, marking: keptMarking } = bankQuestions;
  const isTheirs = isFoundBy(bankQuestions.ownerId, { id: ownerId });
  const kept = await tx
    .select({ id, question, marking: keptMarking })
    .from(bankQuestions)
    .where(and(inArray(id, [...copies.keys()]), isTheirs, isNull(deletedAt)))
    .orderBy(id)
    // What is asked there must be what the use is noted for.
    .for('share');
  return kept.flatMap((original) => {
    const copy = copies.get(original.id);
    if (!copy || !marking) return [];
    const key = isAsKept(copy, original) ? itemKey(marking, copy.question) : undefined;
    const { points } = copy.marking;
    return [{ bankQuestion: original.id, projectId, questionId: copy.question.id, itemKey: key ?? null, points }];
  });
}
