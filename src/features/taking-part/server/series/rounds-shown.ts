import { estimateSeconds, questionsAsked } from '#domain/questionnaire/estimate.ts';
import type { Asked } from '#domain/questionnaire/schema.ts';
import { toHundredths, toNumber } from '#domain/quiz/points.ts';
import { sectionsOf } from '#domain/quiz/series/round-questions.ts';
import { shownMarks } from '#domain/quiz/told-marks.ts';
import { hasRounds } from '#features/projects/policy.ts';
import { refOf } from '#features/responses/public.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Given } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { getWelcome } from '../../contract/welcome.ts';
import type { PublishedProject } from '../admission/published-project.ts';
import { toldLeft } from '../attempts/next-attempt.ts';
import { showsMarksNow } from '../reading/result-shown.ts';
import { type RoundOf, roundsOf } from './rounds-of.ts';

type Shown = NonNullable<Given<typeof getWelcome>['rounds']>;

/** The rounds of a quiz as they stand for whoever looks; null where it has none. What is practised has none to take. */
export async function roundsShown(
  db: Db,
  project: PublishedProject,
  questionnaire: Asked,
  actor: Actor | undefined,
  now: Date,
): Promise<Shown | null> {
  if (!hasRounds(project)) return null;
  const { series, languages, privacy } = project;
  const rounds = await roundsOf(db, project, series, actor, now);
  // What a quiz is about whose password they do not know is told to nobody.
  const tellsTitles = privacy === 'public' || rounds.some(({ runs }) => runs.length > 0);
  const tellsMarks = await showsMarksNow(db, project, now);
  return {
    lateJoiners: series.lateJoiners,
    isTooLate:
      series.lateJoiners === 'stayOut' && rounds.every(({ runs, state }) => runs.length === 0 && state === 'over'),
    total: tellsMarks ? totalOf(rounds) : null,
    list: rounds.map(({ round, number, state, runs, left, grade }) => {
      const asked = { ...questionnaire, sections: [...sectionsOf(questionnaire.sections, series, round)] };
      const underWay = runs.find((run) => run.state === 'answering');
      const { id, title, openedBy, opensAt, endsAt } = round;
      const { questions } = questionsAsked(asked);
      const stands = state === 'open' && questions === 0 ? ('notYet' as const) : state;
      return {
        ...{ id, number, title: tellsTitles ? title : {}, state: stands, openedBy, opensAt, endsAt },
        questions,
        seconds: estimateSeconds(asked, languages),
        submitted: runs.filter((run) => run.state === 'completed').length,
        marks: grade && tellsMarks ? shownMarks(grade) : null,
        left: toldLeft(left),
        respondent: underWay ? refOf(underWay) : null,
      };
    }),
  };
}

/** What somebody came to in all rounds that are marked; null in none. */
export function totalOf(rounds: readonly Pick<RoundOf, 'grade'>[]): Shown['total'] {
  const marked = rounds.flatMap(({ grade }) => (grade && grade.waiting === 0 ? [grade] : []));
  if (marked.length === 0) return null;
  const sum = (of: (grade: (typeof marked)[number]) => bigint) =>
    toHundredths(toNumber(marked.reduce((all, grade) => all + of(grade), 0n)));
  return { earned: sum(({ earned }) => earned), points: sum(({ points }) => points), rounds: marked.length };
}
