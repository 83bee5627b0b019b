import type { Answers } from '../../answers/answer.ts';
import { pathOf } from '../../questionnaire/flow.ts';
import type { Facts } from '../../questionnaire/logic/facts.ts';
import type { Question, Questionnaire } from '../../questionnaire/schema.ts';
import type { Locale } from '../../text/locale.ts';
import { bandOf } from '../bands.ts';
import { sumOf } from '../mark-answers.ts';
import type { Marking } from '../marking-schema.ts';
import { toNumber } from '../points.ts';
import { shownOf, written } from '../result.ts';
import type { Result } from '../result-schema.ts';
import { REVEALED, type Revealed } from '../reveal.ts';
import { toldMarks } from '../told-marks.ts';
import type { ToldTry } from './told-try-schema.ts';
import { type Standing, standingAt, type Tried, type Tries } from './tries.ts';

interface Practising {
  tries: Tries;
  retryPenalty: number | null;
  locale: Locale;
}

type Marked = Questionnaire & { marking: Marking };

/** What is told of a question while one may try again: whether it was right, and what is said of what was chosen. */
const ON_THE_WAY: readonly Revealed[] = ['attempt', 'correctness', 'feedback'];

/** What is told of a question that somebody tried; undefined of one that they did not. */
export function toldOfTry({ marking }: Marked, question: Question, { tries, ...how }: Practising): ToldTry | undefined {
  const tried = triedAt(tries, question.id);
  const standing = tried && standingAt(marking, question, tried, how.retryPenalty);
  if (!standing) return undefined;
  const { earned, points, outcome, first, isOver } = standing;
  const shown = isOver ? REVEALED : ON_THE_WAY;
  const { handFeedback: _none, ...told } = shownAt(marking, question, { ...how, tried, standing }, shown);
  return {
    ...told,
    marks: { earned: toNumber(earned), points: toNumber(points) },
    // What explains the answer would give it away.
    feedback: isOver ? told.feedback : null,
    ...{ outcome, first, isOver },
    tries: tried.given.length,
    given: (tried.given.at(-1) ?? null) as ToldTry['given'],
    day: tried.day,
  };
}

/**
 * What a sitting came to, once it has ended. Nobody passes or fails by it, and what was not tried is not told: it comes
 * again.
 */
export function practiceResultOf(
  questionnaire: Marked,
  { tries, facts, answers, ...how }: Practising & { facts: Facts; answers: Answers },
): Result | null {
  const { marking } = questionnaire;
  const { asked } = pathOf(questionnaire, answers, facts);
  const stood = asked.flatMap((question) => {
    const tried = triedAt(tries, question.id);
    const standing = standingAt(marking, question, tried, how.retryPenalty);
    return standing ? [{ question, tried, standing }] : [];
  });
  const marks = sumOf(
    { ...marking, pass: undefined },
    stood.map(({ standing }) => standing),
  );
  if (!marks) return null;
  return {
    marks: toldMarks(marks),
    band: written(bandOf(marking.bands ?? [], marks)?.feedback),
    questions: stood.map(({ question, tried, standing }) =>
      shownAt(marking, question, { ...how, tried, standing }, tried ? REVEALED : ['correctness', 'marks']),
    ),
  };
}

/** What was tried at a question. */
export function triedAt(tries: Tries, questionId: string): Tried | undefined {
  return Object.hasOwn(tries, questionId) ? tries[questionId] : undefined;
}

function shownAt(
  marking: Marking,
  question: Question,
  { tried, standing, locale }: Pick<Practising, 'locale'> & { tried: Tried | undefined; standing: Standing },
  shown: readonly Revealed[],
) {
  const last = tried?.given.at(-1);
  const answers: Answers = last === undefined ? {} : { [question.id]: last };
  return shownOf(question, standing, { marking, answers, byHand: null, locale, shown });
}
