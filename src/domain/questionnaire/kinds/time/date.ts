import { reportedDates } from '../../../answers/reported/reported-dates.ts';
import { isCalendarDate } from '../../../text/dhaka-time.ts';
import { formatDay } from '../../../text/format.ts';
import type { Kind, Reading } from '../../kind.ts';
import type { QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { askedDay, checkOrder, isWithin, nearestDay, whichDays } from './day-bounds.ts';
import { DAY_PARTS, joinDay, partsOfDay } from './day-parts.ts';
import { readTold } from './read-told.ts';

type DateQuestion = QuestionOf<'date'>;

/** A day of the calendar as YYYY-MM-DD, the form in which text order is time order. */
export const date: Kind<'date', string> = {
  kind: 'date',
  seconds: 8,
  blank: (id) => ({ ...freshQuestion(id), kind: 'date' }),
  check: ({ id, min, max }) => checkOrder(id, min, max),
  hint: whichDays,
  held: {
    several: false,
    values: () => [],
    parts: { names: () => DAY_PARTS, least: () => DAY_PARTS.length, values: partsOfDay },
  },
  testedBy: 'date_between',
  span: ({ min, max }) => ({ from: min, to: max }),
  read: (question, input) => readTold(input, DAY_PARTS, joinDay, (text) => judgeDay(question, text)),
  missing: (question) => askedDay(question) ?? { key: 'missingDate' },
  imagine: (question, person) => nearestDay(question, person.remember()),
  countsAs: () => 'date',
  cells: (_question, answer) => ({ [`value:${answer}`]: 1n }),
  reported: reportedDates,
  words: (_question, answer, locale) => formatDay(answer, locale),
  plain: (_question, answer) => answer,
  cellKind: 'day',
};

function judgeDay(question: DateQuestion, day: string): Reading<string> {
  // In one form only: 5/10/2018 is May to some and October to others, and nobody would notice.
  if (!isCalendarDate(day)) return { problem: { key: 'date' } };
  const asked = isWithin(question, day) ? undefined : askedDay(question);
  return asked ? { problem: asked } : { answer: day };
}
