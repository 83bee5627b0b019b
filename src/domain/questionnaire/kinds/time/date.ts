import { reportedDates } from '../../../answers/reported/reported-dates.ts';
import { isCalendarDate } from '../../../text/dhaka-time.ts';
import { toLatinDigits } from '../../../text/digits.ts';
import { formatDate } from '../../../text/format.ts';
import type { Finding } from '../../finding.ts';
import type { Hint, Kind, Problem, Reading } from '../../kind.ts';
import type { MadeUpPerson } from '../../made-up-person.ts';
import type { QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { DAY_PARTS, dayOf, partsOfDay } from './day-parts.ts';

type DateQuestion = QuestionOf<'date'>;

/** A day of the calendar as YYYY-MM-DD, the form in which text order is time order. */
export const date: Kind<'date', string> = {
  kind: 'date',
  seconds: 8,
  blank: (id) => ({ ...freshQuestion(id), kind: 'date' }),
  check: checkDate,
  hint: whichDays,
  held: { several: false, values: () => [], parts: { names: () => DAY_PARTS, whole: true, values: partsOfDay } },
  testedBy: 'date_between',
  read: readDate,
  missing: askedDate,
  imagine: imagineDay,
  countsAs: () => 'date',
  cells: (_question, answer) => ({ [`value:${answer}`]: 1n }),
  reported: reportedDates,
  words: (_question, answer, locale) => formatDate(answer, locale),
  plain: (_question, answer) => answer,
};

function whichDays({ min, max }: DateQuestion): Hint | undefined {
  if (min && max) return { key: 'dateBetween', values: { min, max } };
  if (min) return { key: 'dateFrom', values: { min } };
  return max ? { key: 'dateTo', values: { max } } : undefined;
}

/** The nearest day that may be given. */
function imagineDay({ min, max }: DateQuestion, person: MadeUpPerson): string {
  const day = person.remember();
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}

/** Which day is asked for, as it is said to who gave none or another. */
function askedDate({ min, max }: DateQuestion): Problem {
  if (min && max) return { key: 'dateBetween', values: { min, max } };
  if (min) return { key: 'dateTooEarly', values: { min } };
  return max ? { key: 'dateTooLate', values: { max } } : { key: 'missingDate' };
}

function readDate(question: DateQuestion, input: unknown): Reading<string> {
  if (input === null || input === undefined) return { empty: true };
  const told = dayOf(input);
  if (told === undefined) return { problem: { key: 'malformed' } };
  const answer = toLatinDigits(told).trim();
  if (answer === '') return { empty: true };
  // In one form only: 5/10/2018 is May to some and October to others, and nobody would notice.
  if (!isCalendarDate(answer)) return { problem: { key: 'date' } };
  const { min, max } = question;
  const isOut = (min !== undefined && answer < min) || (max !== undefined && answer > max);
  return isOut ? { problem: askedDate(question) } : { answer };
}

function checkDate({ id: questionId, min, max }: DateQuestion): Finding[] {
  if (min === undefined || max === undefined || min <= max) return [];
  return [{ severity: 'error', key: 'minOverMax', values: { min, max }, questionId }];
}
