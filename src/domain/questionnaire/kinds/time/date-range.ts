import type { AnswerParts } from '../../../answers/answer.ts';
import { daysAfter, daysBetween } from '../../../answers/days/periods.ts';
import { reportedRanges } from '../../../answers/reported/reported-ranges.ts';
import { formatDay } from '../../../text/format.ts';
import type { Finding } from '../../finding.ts';
import type { Hint } from '../../hint.ts';
import type { Kind } from '../../kind.ts';
import type { MadeUpPerson } from '../../made-up-person.ts';
import type { QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { checkOrder, nearestDay, whichDays } from './day-bounds.ts';
import { splitDay } from './day-parts.ts';
import { END_PARTS } from './range-parts.ts';
import { daysIn, readRange } from './read-range.ts';

type RangeQuestion = QuestionOf<'date_range'>;

const RANGE_PARTS = END_PARTS.flat();

const ENDS = [
  { id: 'from', label: { en: 'From', bn: 'শুরু' } },
  { id: 'to', label: { en: 'To', bn: 'শেষ' } },
] as const;

/** The first and the last of several days, as two days of the calendar; both may be the same. */
export const dateRange: Kind<'date_range', AnswerParts> = {
  kind: 'date_range',
  seconds: 14,
  blank: (id) => ({ ...freshQuestion(id), kind: 'date_range' }),
  check: checkRange,
  rows: () => ENDS,
  hint: whichRange,
  held: {
    several: false,
    values: () => [],
    parts: { names: () => RANGE_PARTS, least: () => RANGE_PARTS.length, values: partsOfRange },
  },
  testedBy: 'date_between',
  span: ({ min, max }) => ({ from: min, to: max }),
  read: readRange,
  missing: () => ({ key: 'missingDateRange' }),
  imagine: imagineRange,
  countsAs: () => 'date_range',
  cells: (_question, answer) => ({ [`value:${answer.from}`]: 1n, [`days:${daysIn(answer)}`]: 1n }),
  reported: reportedRanges,
  words: (_question, { from, to }, locale) => {
    return [from, to].map((day) => formatDay(String(day), locale)).join(' – ');
  },
  plain: (_question, { from, to }) => `${from}/${to}`,
  columns: {
    of: () => ENDS.map((end) => ({ ...end, cellKind: 'day' })),
    plain: (_question, answer, end) => String(answer[end] ?? ''),
  },
};

function partsOfRange(answer: AnswerParts, locale: Parameters<typeof splitDay>[1]): Record<string, string[]> {
  const shown = [answer.from, answer.to].flatMap((day, end) => {
    return splitDay(String(day), locale).map((text, index) => [END_PARTS[end]?.[index], [text]] as const);
  });
  return Object.fromEntries(shown);
}

/** How many days are asked for is not seen from the fields; which ones is said where that goes without saying. */
function whichRange(question: RangeQuestion): Hint | undefined {
  const { minDays: min, maxDays: max } = question;
  if (min !== undefined && max !== undefined) return { key: 'daysBetween', values: { min, max } };
  if (min !== undefined && min > 1) return { key: 'daysFrom', values: { min } };
  return max === undefined ? whichDays(question) : { key: 'daysTo', values: { max } };
}

function imagineRange(question: RangeQuestion, person: MadeUpPerson): AnswerParts | undefined {
  const { min, max, minDays = 1, maxDays = minDays + 6 } = question;
  const days = minDays + person.pick(maxDays - minDays + 1);
  const latest = max && daysAfter(max, 1 - days);
  const from = nearestDay({ min, max: latest }, person.remember());
  return { from, to: daysAfter(from, days - 1) };
}

function checkRange({ id: questionId, min, max, minDays, maxDays }: RangeQuestion): Finding[] {
  const wrong = [...checkOrder(questionId, min, max), ...checkOrder(questionId, minDays, maxDays)];
  if (wrong.length > 0 || min === undefined || max === undefined || minDays === undefined) return wrong;
  const days = daysBetween(min, max) + 1;
  if (days >= minDays) return [];
  return [{ severity: 'error', key: 'daysOverRange', values: { min, max, days, minDays }, questionId }];
}
