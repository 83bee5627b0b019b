import { sql } from 'drizzle-orm';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { countedMarking } from '#domain/quiz/mark-answers.ts';
import { keyedQuestionnaireOf, keyedQuestionnairesOf } from '#features/projects/public.ts';
import { remarkedVersions } from '#features/responses/public.ts';
import type { Db } from '#kit/server/database/db.ts';

export interface ByHand {
  version: number;
  /** The version whose key it is. */
  markedBy: number;
  question: Question;
  /** Where the question stands among those that somebody marks, in whichever version. */
  place: number;
  points: number;
  rubric: string;
}

/**
 * What somebody has to mark in each version that was answered, by each key that marks it: the newest first, in the
 * order of its questions. Versions are as large as their owner makes them, and there may be hundreds: only those are
 * read that leave anything to mark.
 */
export async function askedByHand(tx: Db, projectId: string): Promise<ByHand[]> {
  const { rows } = await tx.execute<{ version: number }>(sql`
    SELECT v.number AS version FROM versions v
    WHERE v.project_id = ${projectId} AND v.marking @? '$.questions.*.key.by ? (@ == "hand")'
      AND EXISTS (
        SELECT FROM respondents r WHERE r.project_id = v.project_id AND r.version = v.number AND r.state = 'completed'
      )`);
  const numbers = rows.map(({ version }) => version);
  const found = await keyedQuestionnairesOf(tx, projectId, numbers);
  const asked = [...found].flatMap(([version, questionnaire]) =>
    byHandIn({ version, markedBy: version }, questionnaire),
  );
  for (const way of await remarkedVersions(tx, projectId)) {
    asked.push(...byHandIn(way, await keyedQuestionnaireOf(tx, projectId, way)));
  }
  const places = new Map<string, number>();
  return asked
    .sort((one, other) => other.version - one.version || other.markedBy - one.markedBy)
    .map((one) => {
      const place = places.get(one.question.id) ?? places.size;
      places.set(one.question.id, place);
      return { ...one, place };
    });
}

function byHandIn(way: Pick<ByHand, 'version' | 'markedBy'>, questionnaire: Questionnaire): Omit<ByHand, 'place'>[] {
  return questionsOf(questionnaire).flatMap((question) => {
    const counted = questionnaire.marking && countedMarking(questionnaire.marking, question);
    if (counted?.key.by !== 'hand') return [];
    return [{ ...way, question, points: counted.points, rubric: counted.key.rubric ?? '' }];
  });
}
