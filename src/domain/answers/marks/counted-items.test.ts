import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionsOf } from '../../questionnaire/flow.ts';
import type { Question } from '../../questionnaire/schema.ts';
import { discriminationOf, facilityOf, reliabilityOf } from '../../quiz/item-statistics.ts';
import { markAnswers } from '../../quiz/mark-answers.ts';
import type { Marking } from '../../quiz/marking-schema.ts';
import { millionths } from '../../quiz/points.ts';
import { sampleParts } from '../../quiz/sample-parts.ts';
import type { Answers } from '../answer.ts';
import { addTally, emptyTally, type Tally } from '../counting/tally.ts';
import { addedBeside, addedItem, addedTotals, ItemsCounter, itemKey } from './counted-items.ts';

/** Thirty people and ten questions of two points each: what each chose earned as many half points. */
const MATRIX = [
  ...['4443432421', '4434344332', '4444443443', '3432322110', '4343243221', '2321212100', '4444444444', '3342231211'],
  ...['1210101000', '4344342330', '2432132120', '4443443342', '3323222211', '4242413130', '1221010100', '4434343424'],
  ...['2323121111', '3444332230', '4340424321', '0211101001', '4423342222', '3332313120', '2444142341', '4343333433'],
  ...['1312220100', '4444434430', '3233243210', '2122112110', '4444343344', '3414232312'],
].map((row) => [...row].map(Number));

/** A part of the questions for each, as chance would draw it. */
const DRAWN = MATRIX.map((_row, person) => MATRIX[0]?.map((_none, item) => (person * 17 + item * 29) % 13 < 7) ?? []);
const ALL = MATRIX.map((row) => row.map(() => true));

const POINTS = 2;
const options = [0, 1, 2, 3, 4].map((worth) => ({ id: `o${worth}`, label: { en: `${worth}` } }));
const questions = MATRIX[0]?.map((_none, item) => {
  const asked = { id: `q${item}`, title: { en: `Question ${item}` }, help: {}, required: false };
  return { ...asked, kind: 'single_choice', options } satisfies Question;
}) as Question[];
const key = { by: 'options' as const, right: ['o4'], shares: { o0: 0, o1: 25, o2: 50, o3: 75 } };
const marking: Marking = { questions: Object.fromEntries(questions.map(({ id }) => [id, { points: POINTS, key }])) };

function tallyOf(people: readonly number[], drawn: readonly (readonly boolean[])[], by = marking): Tally {
  const counter = new ItemsCounter(by);
  for (const person of people) {
    const asked = questions.filter((_question, item) => drawn[person]?.[item]);
    const answers: Answers = Object.fromEntries(
      questions.map(({ id }, item) => [id, `o${MATRIX[person]?.[item]}`] as const),
    );
    const marks = markAnswers(by, asked, answers, null);
    if (marks) counter.add(marks, asked, answers);
  }
  return counter.tally();
}

const everyone = MATRIX.map((_row, person) => person);
const keyOf = (item: number, by = marking) => itemKey(by, questions[item] as Question) ?? '';

// The formulas as books have them, on the matrix itself.
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const covariance = (xs: readonly number[], ys: readonly number[]) =>
  xs.reduce((sum, x, at) => sum + (x - mean(xs)) * ((ys[at] ?? 0) - mean(ys)), 0) / (xs.length - 1);
const variance = (xs: readonly number[]) => covariance(xs, xs);

/** Marks in a question of those who were asked it, and in all others that they were asked. */
function series(item: number, drawn: readonly (readonly boolean[])[]) {
  const whom = everyone.filter((person) => drawn[person]?.[item]);
  const marks = whom.map((person) => (MATRIX[person]?.[item] ?? 0) / 2);
  const rest = whom.map((person) =>
    (MATRIX[person] ?? []).reduce(
      (sum, mark, other) => sum + (other !== item && drawn[person]?.[other] ? mark / 2 : 0),
      0,
    ),
  );
  return { whom, marks, rest };
}

describe.each([
  ['a matrix of 30 × 10 marks', ALL],
  ['the same, of which each was asked a part', DRAWN],
])('%s', (_name, drawn) => {
  const tally = tallyOf(everyone, drawn);

  it.each(questions.map((_question, item) => item))('gives question %i its facility and discrimination', (item) => {
    const { marks, rest } = series(item, drawn);
    const sums = addedItem(tally, keyOf(item));
    expect(Number(sums.count)).toBe(marks.length);
    expect(facilityOf(sums, millionths(POINTS))).toBeCloseTo(mean(marks) / POINTS, 12);
    const discrimination = covariance(marks, rest) / Math.sqrt(variance(marks) * variance(rest));
    expect(discriminationOf(sums)).toBeCloseTo(discrimination, 10);
  });

  it('tells who chose what, and how they did in all other questions', () => {
    for (const item of questions.keys()) {
      const { whom, rest } = series(item, drawn);
      for (const worth of [0, 1, 2, 3, 4]) {
        const chose = whom.flatMap((person, at) => (MATRIX[person]?.[item] === worth ? [{ person, at }] : []));
        const earned = chose.reduce((sum, { at }) => sum + (rest[at] ?? 0), 0);
        const others = chose.flatMap(({ person }) => (drawn[person] ?? []).filter((is, other) => is && other !== item));
        const told = addedBeside(tally, keyOf(item), `option:o${worth}`);
        expect(told.count).toBe(chose.length);
        if (others.length > 0) expect(told.rest).toBeCloseTo(earned / (others.length * POINTS), 12);
        else expect(told.rest).toBeNull();
      }
      const right = addedBeside(tally, keyOf(item), 'outcome:right').count;
      expect(right).toBe(whom.filter((person) => MATRIX[person]?.[item] === 4).length);
    }
  });
});

it('gives Cronbach’s alpha and the standard error of the whole', () => {
  const tally = tallyOf(everyone, ALL);
  const items = questions.map((_question, item) => addedItem(tally, keyOf(item)));
  const totals = MATRIX.map((row) => row.reduce((sum, mark) => sum + mark / 2, 0));
  const ofItems = questions.reduce((sum, _question, item) => sum + variance(series(item, ALL).marks), 0);
  const alpha = (10 / 9) * (1 - ofItems / variance(totals));
  expect(reliabilityOf(items, addedTotals(tally))).toEqual({
    alpha: expect.closeTo(alpha, 10),
    standardError: expect.closeTo(Math.sqrt(1 - alpha) * Math.sqrt(variance(totals)), 10),
  });
});

describe('a figure that cannot be told says why', () => {
  it('where not everybody was asked the same', () => {
    const tally = tallyOf(everyone, DRAWN);
    const items = questions.map((_question, item) => addedItem(tally, keyOf(item)));
    expect(reliabilityOf(items, addedTotals(tally))).toBe('differentQuestions');
  });

  it('where few took part, or only one question is marked', () => {
    const few = tallyOf(everyone.slice(0, 9), ALL);
    expect(discriminationOf(addedItem(few, keyOf(0)))).toBe('few');
    expect(reliabilityOf([addedItem(few, keyOf(0)), addedItem(few, keyOf(1))], addedTotals(few))).toBe('few');
    const onlyFirst = MATRIX.map((row) => row.map((_mark, item) => item === 0));
    const one = tallyOf(everyone, onlyFirst);
    expect(reliabilityOf([addedItem(one, keyOf(0))], addedTotals(one))).toBe('oneQuestion');
    expect(discriminationOf(addedItem(one, keyOf(0)))).toBe('sameRest');
  });

  it('where nothing varies', () => {
    const same = tallyOf(Array<number>(12).fill(6), ALL);
    const items = questions.map((_question, item) => addedItem(same, keyOf(item)));
    expect(discriminationOf(addedItem(same, keyOf(3)))).toBe('sameMarks');
    expect(reliabilityOf(items, addedTotals(same))).toBe('sameTotals');
  });
});

it('is the same in whatever order and grouping people are counted', () => {
  const order = fc.shuffledSubarray(everyone, { minLength: 30 });
  fc.assert(
    fc.property(order, fc.integer({ min: 0, max: 30 }), (people, at) => {
      const [some, others] = [tallyOf(people.slice(0, at), DRAWN), tallyOf(people.slice(at), DRAWN)];
      expect(addTally(addTally(emptyTally(), some), others)).toEqual(tallyOf(everyone, DRAWN));
    }),
    { numRuns: 20 },
  );
});

it('keeps apart what was marked by another key, and counts together what only reads otherwise', () => {
  const of = (points: number, feedback = {}) => ({ ...marking, questions: { q0: { points, key, feedback } } });
  expect(keyOf(0, of(POINTS, { en: 'Well done' }))).toBe(keyOf(0));
  expect(keyOf(0, of(3))).not.toBe(keyOf(0));
  expect(keyOf(0, { ...marking, penalty: 25 })).not.toBe(keyOf(0));
  expect(itemKey(of(0), questions[0] as Question)).toBeUndefined();
});

it('tells of what is right by itself who had it right, and how they did in all other questions', () => {
  const all = questionsOf(sampleParts);
  const counter = new ItemsCounter(sampleParts.marking);
  const given: Answers[] = [
    { years: ['o3', 'o2', 'o4', 'o1'], divisions: { r1: 'o3', r2: 'o1' } },
    { years: ['o3', 'o4', 'o2', 'o1'], divisions: { r1: 'o3', r2: 'o2', r3: 'o1' } },
  ];
  for (const answers of given) {
    const marks = markAnswers(sampleParts.marking, all, answers, null);
    if (marks) counter.add(marks, all, answers);
  }
  const tally = counter.tally();
  const had = (question: Question | undefined, part: string) =>
    addedBeside(tally, itemKey(sampleParts.marking, question as Question) ?? '', `part:${part}`);
  expect(had(all[0], 'o3')).toEqual({ count: 2, rest: 0.4 });
  expect(had(all[0], 'o2')).toEqual({ count: 1, rest: 0.2 });
  expect(had(all[2], 'r1')).toEqual({ count: 2, rest: 0.5 });
  expect(had(all[2], 'r3')).toEqual({ count: 1, rest: 2 / 6 });
});
