import { randomUUID } from 'node:crypto';
import { and, eq, type SQL } from 'drizzle-orm';
import { answersWithoutPerson, hiddenValuesWithoutPerson, triesWithoutPerson } from '#domain/answers/without-person.ts';
import type { Quota } from '#domain/questionnaire/quotas/quota-schema.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { withoutFeedback } from '#domain/quiz/hand-marks.ts';
import { keyedQuestionnaireOf } from '#features/projects/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import { dropFilesOf, holdFilesOf } from '../files/drop-files.ts';
import { forgetNames } from '../leaderboard/names.ts';
import { takerOf } from '../leaderboard/score-of.ts';
import type { RespondentIds } from '../respondent-ref.ts';
import { respondents } from '../tables.ts';
import { countAgain } from '../tallies/count-again.ts';

interface Anonymising {
  isMeant: SQL | undefined;
  /** What a quota counts by has to stay. */
  quotas: readonly Pick<Quota, 'condition'>[];
}

/**
 * Takes out of a respondent whatever tells who it was, and what of theirs would still open it: account, details,
 * device, the secret of their link, files. What is counted stays. False when there is none that is as is meant.
 */
export async function anonymiseRespondent(
  db: Db,
  { projectId, respondentId }: RespondentIds,
  { isMeant, quotas }: Anonymising,
  now: Date,
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    await holdFilesOf(tx, { projectId, respondentId });
    const ofIt = and(eq(respondents.projectId, projectId), eq(respondents.id, respondentId));
    const [before] = await tx.select().from(respondents).where(and(ofIt, isMeant)).for('update');
    if (!before) return false;
    const questionnaire = await keyedQuestionnaireOf(tx, projectId, before);
    const stays = whatStays(before, questionnaire, quotas);
    await tx
      .update(respondents)
      .set({ ...stays, ...NOBODY, secret: randomUUID(), anonymisedAt: now })
      .where(ofIt);
    await dropFilesOf(tx, { projectId, respondentId });
    // Figures follow in the one case in which they are others: where a condition looked into what was taken out.
    await countAgain(tx, questionnaire, before, { ...before, ...stays, anonymisedAt: now });
    await forgetNames(tx, projectId, [takerOf(before)]);
    return true;
  });
}

type Row = typeof respondents.$inferSelect;

const NOBODY = {
  certificate: null,
  details: {},
  saves: [],
  startKey: null,
  startPrint: null,
  onceKey: null,
  userId: null,
} satisfies Partial<Row>;

function whatStays(
  { answers, offPath, untouched, handMarks, tries, hiddenValues }: Row,
  questionnaire: Questionnaire,
  quotas: Anonymising['quotas'],
) {
  return {
    answers: answersWithoutPerson(questionnaire, answers),
    offPath: offPath && answersWithoutPerson(questionnaire, offPath),
    untouched: untouched && answersWithoutPerson(questionnaire, untouched),
    handMarks: handMarks && withoutFeedback(handMarks),
    tries: tries && triesWithoutPerson(questionnaire, tries),
    hiddenValues: hiddenValuesWithoutPerson(questionnaire, quotas, hiddenValues),
  };
}
