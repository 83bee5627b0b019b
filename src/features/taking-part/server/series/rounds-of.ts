import { type AttemptsLeft, attemptsLeft, MOST_ATTEMPTS, UNBOUNDED } from '#domain/quiz/attempts.ts';
import { type Graded, gradeOf } from '#domain/quiz/grade.ts';
import type { Round, Series } from '#domain/quiz/series/series.ts';
import { type RoundState, standingInRounds, type Taken } from '#domain/quiz/series/standing-in-rounds.ts';
import { attemptsAt } from '#features/projects/policy.ts';
import { findRoundsTaken, otherAttemptsOf } from '#features/responses/public.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { oneAfterAnother } from '#kit/server/one-after-another.ts';
import type { PublishedProject } from '../admission/published-project.ts';

type Rounded = Pick<PublishedProject, 'id' | 'mode' | 'attempts' | 'responseMethod' | 'onePer'>;

/** Of all rounds together: whoever looks at rounds has all that somebody took marked. */
const MOST_TAKEN = MOST_ATTEMPTS;

const inLine = oneAfterAnother(8);
const NONE_LEFT: AttemptsLeft = { left: 0, from: null };

/** A round as it stands for somebody at this moment. */
export interface RoundOf {
  round: Round;
  /** From 1. */
  number: number;
  state: RoundState;
  /** What they began of it, in order. */
  runs: Awaited<ReturnType<typeof findRoundsTaken>>;
  /** What is left to them of it. */
  left: AttemptsLeft;
  /** By the rule of the quiz; undefined before they submit. */
  grade: Graded | undefined;
}

/** The rounds of a quiz as they stand for somebody; of whoever is not signed in, as for one who has taken none. */
export async function roundsOf(
  db: Db,
  project: Rounded,
  series: Series,
  actor: Pick<Actor, 'id'> | undefined,
  now: Date,
): Promise<RoundOf[]> {
  const runs = actor ? await findRoundsTaken(db, project.id, actor.id) : [];
  const marked = actor && (await markedOf(db, project.id, actor.id, runs));
  const bounds = attemptsAt(project) ?? UNBOUNDED;
  const gradesOf = (id: string) =>
    gradeOf(
      bounds.grade,
      runs.flatMap((run) => (run.round === id ? (run.came ?? marked?.get(run.id) ?? []) : [])),
    );
  const grades = new Map(series.rounds.map(({ id }) => [id, gradesOf(id)]));
  const states = standingInRounds(series, takenIn(series, runs, grades), now);
  return series.rounds.map((round, at) => {
    const own = runs.filter((run) => run.round === round.id);
    const lastEnded = own.reduce<Date | null>((last, { completedAt }) => later(last, completedAt), null);
    const isMuch = own.length > 0 && runs.length >= MOST_TAKEN;
    const left = isMuch ? NONE_LEFT : attemptsLeft(bounds, { made: own.length, lastEnded }, now);
    return { round, number: at + 1, state: states[at] ?? 'over', runs: own, left, grade: grades.get(round.id) };
  });
}

/** What is not folded yet, or waits, is marked for each look. */
async function markedOf(db: Db, projectId: string, userId: string, runs: RoundOf['runs']) {
  if (runs.every(({ state, came }) => state !== 'completed' || came)) return undefined;
  const known = runs.flatMap(({ id, came }) => (came ? id : []));
  return await inLine(userId, () => otherAttemptsOf(db, projectId, userId, known));
}

/** Whether one of them can be begun now, or gone on with. */
export function mayTake({ state, left, runs }: RoundOf): boolean {
  return runs.some((run) => run.state === 'answering') || (state === 'open' && left.left !== 0 && left.from === null);
}

/** The one that somebody takes who names none: on the way, or the first that they have not taken, or may take again. */
export function nextRound(rounds: readonly RoundOf[]): RoundOf | undefined {
  const open = rounds.filter(mayTake);
  return (
    open.find(({ runs }) => runs.some(({ state }) => state === 'answering')) ??
    open.find(({ runs }) => runs.length === 0) ??
    open[0]
  );
}

function takenIn({ rounds }: Series, runs: RoundOf['runs'], grades: ReadonlyMap<string, Graded | undefined>): Taken {
  return new Map(
    rounds.flatMap(({ id }) => {
      const own = runs.filter(({ round }) => round === id);
      const [first] = own;
      if (!first) return [];
      const isSubmitted = own.some(({ state }) => state === 'completed');
      return [[id, { startedAt: first.startedAt, isSubmitted, isPassed: grades.get(id)?.passed === true }] as const];
    }),
  );
}

function later(one: Date | null, other: Date | null): Date | null {
  return one === null || (other !== null && other > one) ? other : one;
}
