import { askedAndNot } from '#domain/questionnaire/flow.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { type Score, UNTIMED } from '#domain/quiz/leaderboard/standing.ts';
import { type Marks, markAnswers } from '#domain/quiz/mark-answers.ts';
import type { respondents } from '../tables.ts';
import { type AnsweredRow, type CountedRow, secondsOf } from '../tallies/counted-row.ts';

type Stored = typeof respondents.$inferSelect;

/** What a response came to, and whose that is; null where it comes to nothing that is told, or no more. */
export interface Scored {
  respondentId: string;
  takerId: string;
  round: string;
  attempt: number;
  score: Score | null;
}

/** Whose score a response is: an account's where its attempts are counted, and else its own. */
export function takerOf({ id, userId, attempt }: Pick<Stored, 'id' | 'userId' | 'attempt'>): string {
  return attempt !== null && userId !== null ? userId : id;
}

/** What these responses to one version came to; none where nothing is marked there. */
export function scoresOf(questionnaire: Questionnaire, rows: readonly AnsweredRow[]): Scored[] {
  const { marking } = questionnaire;
  if (!marking) return [];
  return rows.flatMap((row) => {
    if (row.state !== 'completed') return [];
    const { asked, said } = askedAndNot(questionnaire, JSON.parse(row.answers), factsOf(row));
    return [scoredBy(row, markAnswers(marking, asked, said, row.handMarks))];
  });
}

/** Who starts and submits in one call may have read the questions as somebody else. */
function timeOf(row: CountedRow): number {
  const isAtOnce = row.startedAt.getTime() === row.completedAt?.getTime();
  return isAtOnce ? UNTIMED : (secondsOf(row) ?? UNTIMED);
}

/** The same by marks that are known. What was made anonymous is nobody's any more, and stands in no leaderboard. */
export function scoredBy(row: CountedRow, marks: Marks | undefined): Scored {
  const whose = { respondentId: row.id, takerId: takerOf(row), round: row.round, attempt: row.attempt ?? 1 };
  if (!marks || !row.completedAt || row.anonymisedAt) return { ...whose, score: null };
  const { earned, points, waiting } = marks;
  return { ...whose, score: { earned, points, waiting, seconds: timeOf(row), endedAt: row.completedAt } };
}
