import type { AnswerParts } from '../../../answers/answer.ts';
import { daysBetween } from '../../../answers/days/periods.ts';
import { isCalendarDate } from '../../../text/dhaka-time.ts';
import { toLatinDigits } from '../../../text/digits.ts';
import type { Problem, Reading } from '../../kind.ts';
import type { QuestionOf } from '../../schema.ts';
import { askedDay, isWithin } from './day-bounds.ts';
import { joinDay, toldTexts } from './day-parts.ts';
import { END_PARTS } from './range-parts.ts';

type RangeQuestion = QuestionOf<'date_range'>;

/** How many days there are from the first to the last, both counted. */
export function daysIn({ from, to }: AnswerParts): number {
  return daysBetween(String(from), String(to)) + 1;
}

/** Reads what was sent as a text (YYYY-MM-DD/YYYY-MM-DD), by its ends, or by the fields of both days. */
export function readRange(question: RangeQuestion, input: unknown): Reading<AnswerParts> {
  if (input === null || input === undefined) return { empty: true };
  const ends = endsOf(input);
  if (!ends) return { problem: { key: 'malformed' } };
  const [from = '', to = ''] = ends.map((end) => toLatinDigits(end).trim());
  if (from + to === '') return { empty: true };
  const problem = judgeRange(question, from, to);
  return problem ? { problem } : { answer: { from, to } };
}

function endsOf(input: unknown): readonly string[] | undefined {
  if (typeof input === 'string') return input.trim() === '' ? ['', ''] : twoOf(input.split('/'));
  const ends = toldTexts(input, ['from', 'to']);
  if (ends) return ends;
  const [first = [], last = []] = END_PARTS;
  const texts = toldTexts(input, [...first, ...last]);
  return texts && [joinDay(texts.slice(0, first.length)), joinDay(texts.slice(first.length))];
}

function twoOf(ends: string[]): string[] {
  return ends.length === 2 ? ends : ['?', '?'];
}

function judgeRange(question: RangeQuestion, from: string, to: string): Problem | undefined {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return { key: 'dateRange' };
  if (to < from) return { key: 'rangeBackwards' };
  if (!isWithin(question, from) || !isWithin(question, to)) return askedDay(question);
  const { minDays: min = 1, maxDays: max = Number.POSITIVE_INFINITY } = question;
  const days = daysIn({ from, to });
  if (days < min) return { key: 'rangeTooShort', values: { min } };
  return days > max ? { key: 'rangeTooLong', values: { max } } : undefined;
}
