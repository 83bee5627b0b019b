import { type Attempts, type Grade, UNBOUNDED } from '#domain/quiz/attempts.ts';
import { gradeInRounds } from '#domain/quiz/series/grade-in-rounds.ts';
import { toldMarks } from '#domain/quiz/told-marks.ts';
import { attemptsOf } from '#features/responses/public.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { Taker } from '../../contract/grades.ts';
import type { takersFrom } from './page-of-takers.ts';

/** Which of somebody's attempts counts. */
export function gradeRuleOf({ attempts }: { attempts: Attempts | null }): Grade {
  return (attempts ?? UNBOUNDED).grade;
}

/** What each of these came to by the rule. */
export async function gradesOf(
  db: Db,
  projectId: string,
  rule: Grade,
  takers: Awaited<ReturnType<typeof takersFrom>>['items'],
): Promise<Taker[]> {
  const marked = await attemptsOf(
    db,
    projectId,
    takers.map(({ id }) => id),
  );
  return takers.map(({ id, name, attempts, submitted, lastAt }) => {
    const result = gradeInRounds(rule, marked.get(id) ?? []);
    return {
      ...{ _id: id, name, attempts, submitted, lastAt: lastAt.toISOString() },
      marks: result ? toldMarks(result) : null,
      seconds: result?.seconds ?? null,
      rounds: result?.rounds ?? 0,
    };
  });
}
