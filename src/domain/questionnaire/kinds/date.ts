import { parseDateInput } from '../../text/dhaka-time.ts';
import { formatDate } from '../../text/format.ts';
import type { Finding } from '../finding.ts';
import type { Kind, Reading } from '../kind.ts';
import type { QuestionOf } from '../schema.ts';

const LONGEST_TYPED = 64;

type DateQuestion = QuestionOf<'date'>;

/** A day of the calendar as YYYY-MM-DD, the form in which text order is time order. */
export const date: Kind<'date', string> = {
  kind: 'date',
  seconds: 8,
  countsAs: () => 'date',
  blank: (id) => ({ kind: 'date', id: id(), title: {}, help: {}, required: false }),
  check: checkDate,
  read: readDate,
  cells: (_question, answer) => ({ [`value:${answer}`]: 1n }),
  words: (_question, answer, locale) => formatDate(answer, locale),
  plain: (_question, answer) => answer,
};

function readDate(question: DateQuestion, input: unknown): Reading<string> {
  if (input === null || input === undefined) return { empty: true };
  if (typeof input !== 'string') return { problem: { key: 'malformed' } };
  if (input.trim() === '') return { empty: true };
  const answer = input.length > LONGEST_TYPED ? undefined : parseDateInput(input);
  if (answer === undefined) return { problem: { key: 'date' } };
  const { min, max } = question;
  if (min !== undefined && answer < min) return { problem: { key: 'dateTooEarly', values: { min } } };
  if (max !== undefined && answer > max) return { problem: { key: 'dateTooLate', values: { max } } };
  return { answer };
}

function checkDate({ id: questionId, min, max }: DateQuestion): Finding[] {
  if (min === undefined || max === undefined || min <= max) return [];
  return [{ severity: 'error', key: 'minOverMax', values: { min, max }, questionId }];
}
