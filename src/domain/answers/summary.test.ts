import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerCells } from '../questionnaire/registry.ts';
import type { Question } from '../questionnaire/schema.ts';
import type { Answer } from './answer.ts';
import type { Cells } from './counting/cells.ts';
import { sumTallies } from './counting/tally.ts';
import { headline } from './headline.ts';
import { rowWords, summarise } from './summary.ts';

const everyQuestion = { id: 'q', title: {}, help: {}, required: false };
const options = ['a', 'b', 'c'].map((id) => ({ id, label: { en: id.toUpperCase() } }));
const several: Question = { ...everyQuestion, kind: 'multiple_choice', options };
const amount: Question = { ...everyQuestion, kind: 'number', decimals: 6, unit: {} };
const stars: Question = { ...everyQuestion, kind: 'rating', steps: 5 };
const day: Question = { ...everyQuestion, kind: 'date' };

function cellsOf(question: Question, answers: readonly Answer[]): Cells {
  const each = answers.map((answer) => new Map([['q', { ...answerCells(question, answer), answered: 1n }]]));
  return sumTallies(each).get('q') ?? {};
}

function summaryOf(question: Question, answers: readonly Answer[]) {
  return summarise(question, cellsOf(question, answers));
}

describe('choices', () => {
  it('shares are of those who answered, points by the poll rule', () => {
    const { base, rows } = summaryOf(several, [['a'], ['a', 'b'], ['a', 'b', 'c'], ['b']]);
    expect(base).toBe(4);
    expect(rows.map(({ id, count, share }) => [id, count, share])).toEqual([
      ['a', 3, 0.75],
      ['b', 3, 0.75],
      ['c', 1, 0.25],
    ]);
    expect(rows[0]?.points).toBeCloseTo((100 + 50 + 100 / 3) / 4, 6);
    expect(rows.reduce((sum, { points = 0 }) => sum + points, 0)).toBeCloseTo(100, 9);
  });

  it('keep what was answered under an option that is gone', () => {
    const single: Question = { ...everyQuestion, kind: 'single_choice', options };
    const cells = cellsOf(single, ['a', 'b']);
    const { rows } = summarise({ ...single, options: options.slice(0, 1) }, cells);
    expect(rows.map(({ id, count, label }) => [id, count, label])).toEqual([
      ['a', 1, { en: 'A' }],
      ['b', 1, undefined],
    ]);
    expect(rows.map((row) => rowWords(single, row, 'en'))).toEqual(['A', 'b']);
  });

  it('show every option before anybody answered', () => {
    expect(summarise(several).rows.map(({ count, share }) => [count, share])).toEqual(options.map(() => [0, 0]));
  });
});

it('a ranking keeps the places that an earlier version with more options had', () => {
  const ranking: Question = { ...everyQuestion, kind: 'ranking', options };
  const cells = cellsOf(ranking, [
    ['a', 'b', 'c'],
    ['b', 'c', 'a'],
  ]);
  const { columns, rows } = summarise({ ...ranking, options: options.slice(0, 2) }, cells);
  expect(columns?.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(rows.map(({ id, counts, mean }) => [id, counts, mean])).toEqual([
    ['b', [1, 1, 0], 1.5],
    ['a', [1, 0, 1], 2],
    ['c', [0, 1, 1], 2.5],
  ]);
});

describe('numbers', () => {
  it('have the figures a textbook gives', () => {
    const { figures } = summaryOf(amount, [2, 4, 4, 4, 5, 5, 7, 9]);
    expect(figures).toMatchObject({ mean: 5, median: 4.5, min: 2, max: 9 });
    expect(figures?.deviation).toBeCloseTo(Math.sqrt(32 / 7), 12);
  });

  it('lose nothing where doubles would', () => {
    const { figures } = summaryOf(amount, [999_999_999, 999_999_999.000002]);
    expect(figures?.deviation).toBeCloseTo(Math.SQRT2 * 1e-6, 15);
    expect(summaryOf(amount, [0.1, 0.2]).figures?.mean).toBe(0.15);
  });

  it('have no figures of nobody, and no deviation of one', () => {
    expect(summaryOf(amount, []).figures).toBeUndefined();
    expect(summaryOf(amount, [0]).figures).toEqual({
      mean: 0,
      median: 0,
      min: 0,
      max: 0,
      deviation: null,
    });
  });

  const numbers = fc
    .tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 0, max: 6 }))
    .map(([n, shift]) => n / 10 ** shift);
  const manyNumbers = fc.uniqueArray(numbers, { minLength: 13, maxLength: 40, size: 'max' });

  it('fall into bins that count each once', () => {
    fc.assert(
      fc.property(fc.oneof(fc.array(numbers), manyNumbers), (answers) => {
        const { rows } = summaryOf(amount, answers);
        expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(answers.length);
        for (const { from = 0, to = 0, count } of rows) {
          const inside = answers.filter((value) => (from === to ? value === from : value >= from && value < to));
          expect(inside).toHaveLength(count);
        }
      }),
    );
  });

  it('fall into a dozen bins at most, which touch each other, when they are many', () => {
    fc.assert(
      fc.property(manyNumbers, (answers) => {
        const { rows } = summaryOf(amount, answers);
        expect(rows.length).toBeLessThanOrEqual(12);
        expect(rows.slice(1).map((row) => row.from)).toEqual(rows.slice(0, -1).map((row) => row.to));
      }),
    );
  });

  it('name their bins in the reader’s digits', () => {
    const { rows } = summaryOf(
      amount,
      Array.from({ length: 100 }, (_, index) => index),
    );
    expect(rows).toHaveLength(10);
    expect(rowWords(amount, rows[1] ?? { id: '', count: 0, share: 0 }, 'bn')).toBe('১০ – ২০');
  });
});

it('ratings show every step and their mean', () => {
  const { rows, figures } = summaryOf(stars, [5, 5, 4, 2]);
  expect(rows.map(({ count }) => count)).toEqual([0, 1, 0, 1, 2]);
  expect(figures).toMatchObject({ mean: 4, median: 4.5 });
  expect(rowWords(stars, rows[4] ?? { id: '', count: 0, share: 0 }, 'bn')).toBe('৫');
});

it('likelihood to recommend shows every step and comes to a score, of nobody to none', () => {
  const recommend: Question = { ...everyQuestion, kind: 'nps' };
  const { rows, score } = summaryOf(recommend, [10, 9, 8, 0]);
  expect(rows).toHaveLength(11);
  expect(score).toEqual({ promoters: 2, passives: 1, detractors: 1, score: 25 });
  expect(summaryOf(recommend, []).score).toBeUndefined();
  expect(summaryOf(stars, [5]).score).toBeUndefined();
});

it('consent is told of all who were asked', () => {
  const agreed: Question = { ...everyQuestion, kind: 'consent', agreement: {} };
  const { base, rows } = summarise(agreed, { answered: 3n, skipped: 1n, 'option:agreed': 3n });
  expect(base).toBe(3);
  expect(rows.map(({ count, share }) => [count, share])).toEqual([
    [3, 0.75],
    [1, 0.25],
  ]);
  expect(rows.map((row) => rowWords(agreed, row, 'en'))).toEqual(['I agree', 'Did not agree']);
});

it('times are counted by the hour, from the first to the last', () => {
  const meal: Question = { ...everyQuestion, kind: 'time' };
  const { rows } = summaryOf(meal, ['13:00', '11:59', '13:59']);
  expect(rows.map(({ id, count }) => [id, count])).toEqual([
    ['11', 1],
    ['12', 0],
    ['13', 2],
  ]);
  expect(rows.map((row) => rowWords(meal, row, 'en'))).toEqual(['11\u00a0am', '12\u00a0pm', '1\u00a0pm']);
  expect(rows.map((row) => rowWords(meal, row, 'bn'))).toEqual(['সকাল\u00a0১১টা', 'দুপুর\u00a0১২টা', 'দুপুর\u00a0১টা']);
});

it('ranges are counted by their first day, and by how many days they have', () => {
  const stay: Question = { ...everyQuestion, kind: 'date_range' };
  const { rows, figures } = summaryOf(stay, [
    { from: '2026-03-01', to: '2026-03-01' },
    { from: '2026-03-01', to: '2026-03-03' },
  ]);
  expect(rows.map(({ id, count }) => [id, count])).toEqual([['2026-03-01', 2]]);
  expect(figures).toMatchObject({ mean: 2, median: 2, min: 1, max: 3 });
});

describe('dates', () => {
  function daysFrom(start: string, count: number, step: number): string[] {
    const first = Date.parse(start);
    return Array.from({ length: count }, (_, index) =>
      new Date(first + index * step * 86_400_000).toISOString().slice(0, 10),
    );
  }

  it('are counted by day, in order', () => {
    const { rows } = summaryOf(day, ['2026-03-06', '2026-03-05', '2026-03-06']);
    expect(rows.map(({ id, count }) => [id, count])).toEqual([
      ['2026-03-05', 1],
      ['2026-03-06', 2],
    ]);
    expect(rows.map((row) => rowWords(day, row, 'bn'))).toEqual(['৫ মার্চ ২০২৬', '৬ মার্চ ২০২৬']);
  });

  it('by month when there are many days', () => {
    const { rows } = summaryOf(day, daysFrom('2026-01-01', 59, 1));
    expect(rows.map(({ id, count }) => [id, count])).toEqual([
      ['2026-01', 31],
      ['2026-02', 28],
    ]);
    expect(rows.map((row) => rowWords(day, row, 'en'))).toEqual(['January 2026', 'February 2026']);
  });

  it('by year when there are many months', () => {
    const { rows } = summaryOf(day, daysFrom('1950-01-01', 500, 40));
    expect(rows[0]?.id).toBe('1950');
    expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(500);
    expect(rows.slice(0, 1).map((row) => rowWords(day, row, 'bn'))).toEqual(['১৯৫০']);
  });
});

it('texts have a base and no rows', () => {
  const essay: Question = { ...everyQuestion, kind: 'long_text' };
  expect(summarise(essay, { answered: 3n, skipped: 1n })).toEqual({
    questionId: 'q',
    kind: 'long_text',
    base: 3,
    skipped: 1,
    notAsked: 0,
    offPath: 0,
    rows: [],
  });
});

describe('the headline', () => {
  it('is read from the cells of respondents', () => {
    expect(headline({ started: 4n, completed: 3n, 'seconds:9': 1n, 'seconds:60': 1n, 'seconds:120': 1n })).toEqual({
      started: 4,
      completed: 3,
      screenedOut: 0,
      overQuota: 0,
      completionRate: 0.75,
      medianSeconds: 60,
    });
  });

  it('says nothing it cannot know', () => {
    expect(headline()).toEqual({ started: 0, completed: 0, screenedOut: 0, overQuota: 0 });
  });

  it('leaves those who were screened out out of the rate', () => {
    const cells = { started: 6n, completed: 3n, screenedOut: 1n, overQuota: 1n };
    expect(headline(cells)).toMatchObject({
      started: 6,
      completed: 3,
      screenedOut: 1,
      overQuota: 1,
      completionRate: 0.75,
    });
    expect(headline({ started: 2n, screenedOut: 2n }).completionRate).toBeUndefined();
  });
});
