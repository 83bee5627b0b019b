import { sql } from 'drizzle-orm';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { countedMarking } from '#domain/quiz/mark-answers.ts';
import { keyedQuestionnairesOf } from '#features/projects/public.ts';
import type { Db } from '#kit/server/database/db.ts';

export interface ByHand {
  version: number;
  question: Question;
  /** Where the question stands among those that somebody marks, in whichever version. */
  place: number;
  points: number;
  rubric: string;
}

/** What somebody has to mark in each version that was published, the newest first, in the order of its questions. */
export async function markedByHand(tx: Db, projectId: string): Promise<ByHand[]> {
  const { rows } = await tx.execute<{ version: number }>(sql`
    SELECT number AS version FROM versions WHERE project_id = ${projectId} AND marking IS NOT NULL`);
  const numbers = rows.map(({ version }) => version);
  const found = [...(await keyedQuestionnairesOf(tx, projectId, numbers))].sort(([one], [other]) => other - one);
  const places = new Map<string, number>();
  return found.flatMap(([version, questionnaire]) =>
    questionsOf(questionnaire).flatMap((question): ByHand[] => {
      const counted = questionnaire.marking && countedMarking(questionnaire.marking, question);
      if (counted?.key.by !== 'hand') return [];
      const place = places.get(question.id) ?? places.size;
      places.set(question.id, place);
      return [{ version, question, place, points: counted.points, rubric: counted.key.rubric ?? '' }];
    }),
  );
}
