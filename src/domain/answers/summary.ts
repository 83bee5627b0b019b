// What a report shows of one question, worked out from its tally alone: as cheap for a million answers as for ten.
import type { Cells } from '../questionnaire/kind.ts';
import { PARTS_OF_ONE } from '../questionnaire/kinds/number.ts';
import type { ChoiceQuestion, Question, QuestionKind, QuestionOf } from '../questionnaire/schema.ts';
import type { Localized } from '../text/localized.ts';
import { binsOf } from './bins.ts';
import { histogramOf, valuesIn } from './cells.ts';
import { votePoints } from './poll.ts';
import { type Histogram, histogramSize, mean, quantile, type Sums, standardDeviation } from './statistics.ts';

/** One bar of a chart, one line of a table. */
export interface SummaryRow {
  /** An option's id, a rating's step, a date as YYYY-MM-DD, YYYY-MM or YYYY, or where a bin of numbers begins. */
  id: string;
  count: number;
  /** Of those who answered, 0 to 1. */
  share: number;
  /** An option's; missing when the option is no longer offered. */
  label?: Localized;
  /** A bin of numbers: from `from` up to but not including `to`, or one value when they are the same. */
  from?: number;
  to?: number;
  /** Multiple choice by the poll rule: of the 100 points each who answered gives, how many went here on average. */
  points?: number;
}

/** Of a number or rating that somebody answered. */
export interface Figures {
  mean: number;
  median: number;
  min: number;
  max: number;
  /** Sample standard deviation; of two answers at least. */
  deviation?: number;
  /** Some answer had more digits than the histogram keeps: median, least, most and rows are within half a percent. */
  rounded: boolean;
}

/** All that a report shows of one question. */
export interface QuestionSummary {
  questionId: string;
  kind: QuestionKind;
  /** How many answered: the base of every share. */
  base: number;
  skipped: number;
  rows: SummaryRow[];
  figures?: Figures;
}

type Content = Pick<QuestionSummary, 'rows' | 'figures'>;

const MOST_DAYS = 31;
const MOST_MONTHS = 36;
const MONTH_LENGTH = 'YYYY-MM'.length;
const YEAR_LENGTH = 'YYYY'.length;

/** The summary of one question from its cells of a tally; without cells, that of a question nobody met. */
export function summarise(question: Question, cells: Cells = {}): QuestionSummary {
  const base = Number(cells.answered ?? 0n);
  const skipped = Number(cells.skipped ?? 0n);
  return { questionId: question.id, kind: question.kind, base, skipped, ...contentOf(question, cells, base) };
}

function contentOf(question: Question, cells: Cells, base: number): Content {
  switch (question.kind) {
    case 'single_choice':
    case 'multiple_choice':
    case 'dropdown':
      return { rows: choiceRows(question, cells, base) };
    case 'short_text':
    case 'long_text':
      return { rows: [] };
    case 'number':
      return numberContent(cells, base);
    case 'rating':
      return ratingContent(question, cells, base);
    case 'date':
      return { rows: dateRows(cells, base) };
  }
}

/** Every option offered, chosen or not, then those that answers still hold from earlier versions. */
function choiceRows(question: ChoiceQuestion, cells: Cells, base: number): SummaryRow[] {
  const counts = valuesIn(cells, 'option:');
  const offered = new Set(question.options.map((option) => option.id));
  const options: { id: string; label?: Localized }[] = [
    ...question.options,
    ...[...counts.keys()].filter((id) => !offered.has(id)).map((id) => ({ id })),
  ];
  return options.map(({ id, label }) => {
    const row = { ...rowOf(id, counts.get(id) ?? 0, base), label };
    if (question.kind !== 'multiple_choice') return row;
    return { ...row, points: shareOf(votePoints(cells[`share:${id}`] ?? 0n), base) };
  });
}

function numberContent(cells: Cells, base: number): Content {
  const histogram = histogramOf(cells);
  const rows = binsOf(histogram).map(({ from, to, count }) => ({ ...rowOf(String(from), count, base), from, to }));
  return { rows, figures: figuresOf(histogram, cells.sum ?? 0n, cells.sumSquares ?? 0n, BigInt(PARTS_OF_ONE)) };
}

function ratingContent(question: QuestionOf<'rating'>, cells: Cells, base: number): Content {
  const histogram = histogramOf(cells);
  const counts = new Map(histogram);
  const steps = Array.from({ length: question.steps }, (_, index) => index + 1);
  const rows = steps.map((step) => rowOf(String(step), counts.get(step) ?? 0, base));
  const sum = histogram.reduce((total, [step, count]) => total + BigInt(step) * BigInt(count), 0n);
  const squares = histogram.reduce((total, [step, count]) => total + BigInt(step * step) * BigInt(count), 0n);
  return { rows, figures: figuresOf(histogram, sum, squares, 1n) };
}

function figuresOf(histogram: Histogram, sum: bigint, sumSquares: bigint, unit: bigint): Figures | undefined {
  const sums = { count: BigInt(histogramSize(histogram)), sum, sumSquares, unit };
  const average = mean(sums);
  const median = quantile(histogram, 0.5);
  const min = histogram[0]?.[0];
  const max = histogram.at(-1)?.[0];
  if (average === undefined || median === undefined || min === undefined || max === undefined) return undefined;
  return { mean: average, median, min, max, deviation: standardDeviation(sums), rounded: !addsUpTo(histogram, sums) };
}

/** Whether the histogram holds the very values that were summed. */
function addsUpTo(histogram: Histogram, { sum, sumSquares, unit }: Sums): boolean {
  let restOfSum = sum;
  let restOfSquares = sumSquares;
  for (const [value, count] of histogram) {
    const parts = BigInt(Math.round(value * Number(unit)));
    restOfSum -= parts * BigInt(count);
    restOfSquares -= parts * parts * BigInt(count);
  }
  return restOfSum === 0n && restOfSquares === 0n;
}

/** By day; by month or year when there would be too many rows to read. */
function dateRows(cells: Cells, base: number): SummaryRow[] {
  const days = valuesIn(cells, 'value:');
  const months = cutTo(days, MONTH_LENGTH);
  const byMonthOrYear = months.size <= MOST_MONTHS ? months : cutTo(days, YEAR_LENGTH);
  const counts = days.size <= MOST_DAYS ? days : byMonthOrYear;
  return [...counts.keys()].sort().map((id) => rowOf(id, counts.get(id) ?? 0, base));
}

function cutTo(days: ReadonlyMap<string, number>, length: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [day, count] of days) {
    const start = day.slice(0, length);
    counts.set(start, (counts.get(start) ?? 0) + count);
  }
  return counts;
}

function rowOf(id: string, count: number, base: number): SummaryRow {
  return { id, count, share: shareOf(count, base) };
}

function shareOf(part: number, base: number): number {
  return base === 0 ? 0 : part / base;
}
