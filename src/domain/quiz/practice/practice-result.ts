import type { Answers } from '../../answers/answer.ts';
import { pathOf } from '../../questionnaire/flow.ts';
import type { Facts } from '../../questionnaire/logic/facts.ts';
import { fillTexts } from '../../questionnaire/piping/fill-texts.ts';
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
import { markOfTries, type Tried, type TriedMark, type Tries, triedAt } from './tries.ts';

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
  const mark = tried && markOfTries(marking, question, tried, how.retryPenalty);
  if (!mark) return undefined;
  const { earned, points, outcome, first, isOver } = mark;
  const shown = isOver ? told(how) : ON_THE_WAY;
  const { handFeedback: _none, ...all } = shownAt(marking, question, { ...how, tried, mark }, shown);
  return {
    ...all,
    marks: how.retryPenalty === null ? null : { earned: toNumber(earned), points: toNumber(points) },
    // What explains the answer would give it away.
    feedback: isOver ? all.feedback : null,
    ...{ outcome, first, isOver },
    tries: tried.given.length,
    given: (tried.given.at(-1) ?? null) as ToldTry['given'],
    day: tried.day,
  };
}

/**
 * What a sitting came to, once it has ended: what was tried in it, for the rest comes again. Nobody passes or fails by
 * it, and it has points only where tries cost some.
 */
export function practiceResultOf(
  questionnaire: Marked,
  { tries, facts, answers, ...how }: Practising & { facts: Facts; answers: Answers },
): Result | null {
  const { marking } = questionnaire;
  const { asked } = pathOf(fillTexts(questionnaire, answers, facts), answers, facts);
  const stood = asked.flatMap((question) => {
    const tried = triedAt(tries, question.id);
    const mark = tried && markOfTries(marking, question, tried, how.retryPenalty);
    return mark ? [{ question, tried, mark }] : [];
  });
  const marks = sumOf(
    { ...marking, pass: undefined },
    stood.map(({ mark }) => mark),
  );
  if (!marks) return null;
  return {
    marks: how.retryPenalty === null ? null : toldMarks(marks),
    band: how.retryPenalty === null ? null : written(bandOf(marking.bands ?? [], marks)?.feedback),
    questions: stood.map(({ question, tried, mark }) => shownAt(marking, question, { ...how, tried, mark }, told(how))),
  };
}

/** All of it is told, but for points where nothing costs any. */
function told({ retryPenalty }: Pick<Practising, 'retryPenalty'>): readonly Revealed[] {
  return retryPenalty === null ? REVEALED.filter((what) => what !== 'marks') : REVEALED;
}

function shownAt(
  marking: Marking,
  question: Question,
  { tried, mark, locale }: Pick<Practising, 'locale'> & { tried: Tried; mark: TriedMark },
  shown: readonly Revealed[],
) {
  const last = tried.given.at(-1);
  const answers: Answers = last === undefined ? {} : { [question.id]: last };
  return shownOf(question, mark, { marking, answers, byHand: null, locale, shown });
}
