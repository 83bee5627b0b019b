import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Answer, Answers } from '../answers/answer.ts';
import { someAnswers } from '../questionnaire/arbitraries/answers.ts';
import { questionsOf } from '../questionnaire/flow.ts';
import type { Questionnaire } from '../questionnaire/schema.ts';
import { markAnswers } from './mark-answers.ts';
import type { KeyedBy, Marking } from './marking-schema.ts';
import { toNumber } from './points.ts';
import { sampleParts } from './sample-parts.ts';
import { RIGHT, sampleQuiz } from './sample-quiz.ts';

const asked = questionsOf(sampleQuiz);
const { marking } = sampleQuiz;

/** What one answer earns. */
function earned(id: keyof typeof marking.questions, answer: Answer, change: Partial<Marking> = {}): number {
  const marks = markAnswers({ ...marking, belowZero: true, ...change }, asked, { [id]: answer }, null);
  return toNumber(marks?.questions.find(({ questionId }) => questionId === id)?.earned ?? 0n);
}

describe('one of several', () => {
  it('earns all or nothing; not answered it earns nothing, whatever wrong costs', () => {
    expect(earned('capital', 'o1')).toBe(2);
    expect(earned('capital', 'o2')).toBe(0);
    const marks = markAnswers({ ...marking, penalty: 25 }, asked, {}, null);
    expect(marks?.earned).toBe(0n);
    expect(marks?.questions.map(({ outcome }) => outcome)).toEqual(Array(5).fill('unanswered'));
  });

  it('costs what the owner says of a wrong one, or of all wrong ones', () => {
    expect(earned('capital', 'o2', { penalty: 25 })).toBe(-0.5);
    const key = { by: 'options' as const, right: ['o1'], shares: { o2: -50, o3: 10 } };
    const questions = { ...marking.questions, capital: { points: 2, key } };
    expect(earned('capital', 'o2', { questions, penalty: 25 })).toBe(-1);
    expect(earned('capital', 'o3', { questions, penalty: 25 })).toBe(0.2);
    expect(earned('capital', 'o2', { questions })).toBe(0);
  });
});

describe('several of several', () => {
  it.each<[string[], number]>([
    [['o1', 'o2', 'o3'], 3],
    [['o1', 'o2'], 2],
    [['o1', 'o2', 'o4'], 1],
    [['o1', 'o4'], 0],
    [['o4'], 0],
    [['o1', 'o2', 'o3', 'o4'], 2],
  ])('%j earns %d: a wrong tick takes as much as a right one gives, never below nothing', (chosen, points) => {
    expect(earned('rivers', chosen)).toBe(points);
  });

  it('costs the same as any wrong answer where nothing is left of it', () => {
    expect(earned('rivers', ['o4'], { penalty: 25 })).toBe(-0.75);
    expect(earned('rivers', ['o1', 'o2', 'o4'], { penalty: 25 })).toBe(1);
  });
});

describe('a text', () => {
  it.each(['Shapla', ' SHAPLA ', 'শাপলা', 'শা\u200dপলা'])('is right as %j', (text) => {
    expect(earned('flower', text)).toBe(2.5);
  });

  it('earns what the best that fits earns, and nothing where none does', () => {
    expect(earned('flower', 'water  LILY')).toBe(1.25);
    expect(earned('flower', 'rose')).toBe(0);
    expect(earned('flower', 'শাপল')).toBe(0);
  });

  it('is the same in either way of typing a letter, and in either digit set', () => {
    const spelt = (written: string, typed: string, matchCase = false) => {
      const key = { by: 'texts' as const, accepted: [{ text: written }], matchCase };
      return earned('flower', typed, { questions: { flower: { points: 1, key } } });
    };
    expect(spelt('\u09dc\u09df\u09dd', '\u09a1\u09bc\u09af\u09bc\u09a2\u09bc')).toBe(1);
    expect(spelt('১৯৭১', '1971')).toBe(1);
    expect(spelt('pH', 'PH')).toBe(1);
    expect(spelt('pH', 'PH', true)).toBe(0);
    expect(spelt('pH', ' pH', true)).toBe(1);
  });
});

describe('a number', () => {
  it.each<[number, number]>([
    [64, 1.5],
    [63.5, 0.49995],
    [63, 0.49995],
    [62.9, 0],
    [64.1, 0],
  ])('%d earns %d', (number, points) => {
    expect(earned('districts', number)).toBe(points);
  });

  it('is exact where doubles are not', () => {
    const key = { by: 'numbers' as const, accepted: [{ value: 0.3, tolerance: 0.1 }] };
    expect(earned('districts', 0.1 + 0.1, { questions: { districts: { points: 1, key } } })).toBe(1);
  });
});

describe('a number with its unit', () => {
  const key = {
    ...{
      by: 'quantities' as const,
      accepted: [
        { value: 1.5, tolerance: 0.001 },
        { value: 2, share: 50 },
      ],
    },
    units: [
      { name: 'km', times: 1 },
      { name: 'কিমি', times: 1 },
      { name: 'm', times: 1000 },
      { name: 'mile', times: 0.621371 },
    ],
    unitPenalty: 20,
  };
  const written = (text: string) => earned('flower', text, { questions: { flower: { points: 1, key } } });

  it.each<[string, number]>([
    ['1.5 km', 1],
    ['১.৫কিমি', 1],
    ['1,501 m', 1],
    ['1,502 m', 0],
    ['km 1.5', 1],
    ['0.9320565 mile', 1],
    ['2000 m', 0.5],
    ['1.5', 0.8],
    ['1.5 miles', 0.8],
    ['2', 0.4],
    ['−1.5 km', 0],
    ['1.5 KM', 0.8],
    ['about', 0],
    ['km 1.5 km', 0],
    [`${'9'.repeat(490)} km`, 0],
  ])('%s earns %d', (text, points) => {
    expect(written(text)).toBe(points);
  });

  it.each(['500', 'Tk. 500', 'Tk.500', 'tk 500', '৳৫০০', '500 Tk', '500.00 Tk.', '+Tk 500'.toUpperCase()])(
    'money is read as it is written: %s',
    (text) => {
      const units = [
        { name: 'Tk.', times: 1 },
        { name: '৳', times: 1 },
        { name: 'TK', times: 1 },
        { name: 'tk', times: 1 },
      ];
      const money = { by: 'quantities' as const, accepted: [{ value: 500 }], units };
      expect(earned('flower', text, { questions: { flower: { points: 1, key: money } } })).toBe(1);
    },
  );

  it.each([
    ['- 5 °C', 1],
    ['-°C 5', 1],
    ['−৫ °C', 1],
    ['.5 °C', 0],
    ['--5 °C', 0],
    ['-5 -°C', 0],
  ])('a sign is read before its number or its unit: %s', (text, points) => {
    const cold = {
      by: 'quantities' as const,
      accepted: [{ value: -5 }],
      units: [{ name: '°C', times: 1 }],
      unitPenalty: 100,
    };
    expect(earned('flower', text, { questions: { flower: { points: 1, key: cold } } })).toBe(points);
  });
});

/** What one answer to the quiz of parts earns; its key is changed by `change`. */
function earnedIn(id: keyof typeof sampleParts.marking.questions, answer: Answer, change: object = {}): number {
  const questions = structuredClone(sampleParts.marking.questions) as Marking['questions'];
  Object.assign(questions[id]?.key ?? {}, change);
  const marks = markAnswers(
    { questions, penalty: 50, belowZero: true },
    questionsOf(sampleParts),
    { [id]: answer },
    null,
  );
  return toNumber(marks?.questions.find(({ questionId }) => questionId === id)?.earned ?? 0n);
}

describe('an order', () => {
  it.each<[string[], places: number, neighbours: number, whole: number]>([
    [['o3', 'o2', 'o4', 'o1'], 4, 4, 4],
    [['o2', 'o3', 'o4', 'o1'], 2, 1.333333, -2],
    // The last one first: no place is right, but all others follow one another.
    [['o1', 'o3', 'o2', 'o4'], -2, 2.666667, -2],
    [['o1', 'o4', 'o2', 'o3'], -2, -2, -2],
    [['o3', 'o2'], 2, 1.333333, -2],
  ])('%j earns %d by place, %d by neighbours, %d as a whole', (order, ...credits) => {
    for (const [at, credit] of (['places', 'neighbours', 'whole'] as const).entries()) {
      expect(earnedIn('years', order, { credit }), credit).toBe(credits[at]);
    }
    expect(earnedIn('years', order)).toBe(credits[0]);
  });

  it('is right as far as options are put in order', () => {
    expect(earnedIn('largest', ['o2', 'o3'])).toBe(2);
    expect(earnedIn('largest', ['o3', 'o2'])).toBe(-1);
    expect(earnedIn('largest', ['o2'], { order: ['o2'], credit: 'neighbours' })).toBe(2);
  });
});

describe('pairs', () => {
  it.each<[Record<string, string>, number]>([
    [{ r1: 'o3', r2: 'o2', r3: 'o1' }, 3],
    [{ r1: 'o3', r2: 'o2', r3: 'o4' }, 2],
    [{ r2: 'o2' }, 1],
    [{ r1: 'o1', r3: 'o3' }, -1.5],
  ])('%j earns %d: each that is right its part', (answer, points) => {
    expect(earnedIn('divisions', answer)).toBe(points);
  });
});

describe('in all', () => {
  it('all right is all points, passed at exactly what passing takes', () => {
    expect(markAnswers(marking, asked, RIGHT, null)).toMatchObject({ percent: 100, passed: true });
    // 2 + 3 + 1 of 10.
    const enough = { capital: 'o1', rivers: ['o1', 'o2', 'o3'], delta: 'yes' };
    expect(markAnswers(marking, asked, enough, null)).toMatchObject({ percent: 60, passed: true });
    expect(markAnswers(marking, asked, { ...enough, delta: 'no' }, null)).toMatchObject({ percent: 50, passed: false });
  });

  it('is never less than nothing unless the owner lets it', () => {
    const wrong = { capital: 'o2', delta: 'no' };
    expect(markAnswers({ ...marking, penalty: 100 }, asked, wrong, null)?.earned).toBe(0n);
    expect(markAnswers({ ...marking, penalty: 100, belowZero: true }, asked, wrong, null)?.percent).toBe(-30);
  });

  it('is nothing where nothing counts, and of what somebody was not asked nothing counts', () => {
    expect(markAnswers({ questions: {} }, asked, RIGHT, null)).toBeUndefined();
    const some = asked.filter(({ id }) => id === 'capital');
    expect(markAnswers(marking, some, RIGHT, null)).toMatchObject({ percent: 100, points: 2_000_000n });
  });
});

describe.each([
  ['a quiz', sampleQuiz],
  ['a quiz of answers in parts', sampleParts],
])('always, of %s', (_name, quiz: Questionnaire & { marking: Marking }) => {
  const everything = questionsOf(quiz);
  const { questions } = quiz.marking;
  const markings: fc.Arbitrary<Marking> = fc.record(
    {
      pass: fc.integer({ min: 1, max: 100 }),
      penalty: fc.integer({ min: 1, max: 100 }),
      belowZero: fc.boolean(),
      questions: fc.constant(questions),
    },
    { requiredKeys: ['questions'] },
  );
  const cases = fc.record({ marking: markings, answers: someAnswers(quiz) });

  test('the total is the sum of the questions, each within its points', () => {
    fc.assert(
      fc.property(cases, ({ marking: by, answers }) => {
        const marks = markAnswers(by, everything, answers, null);
        const sum = marks?.questions.reduce((all, { earned: one }) => all + one, 0n) ?? 0n;
        expect(marks?.earned).toBe(sum < 0n && !by.belowZero ? 0n : sum);
        for (const { earned: one, points } of marks?.questions ?? []) {
          expect(one <= points && one >= (by.penalty === undefined ? 0n : -points)).toBe(true);
        }
      }),
    );
  });

  test('the order of answers and of what is chosen changes no mark, and marking twice is marking once', () => {
    fc.assert(
      fc.property(cases, ({ marking: by, answers }) => {
        const turned: Answers = Object.fromEntries(
          Object.entries(answers)
            .reverse()
            .map(([id, answer]) => [id, turnedAround(answer, questions[id]?.key?.by)]),
        );
        const marks = markAnswers(by, everything, answers, null);
        expect(markAnswers(by, everything, turned, null)).toEqual(marks);
        expect(markAnswers(by, everything, answers, null)).toEqual(marks);
      }),
    );
  });
});

/** What was chosen, or said of each row, in another order; of what was put in order, the order is the answer. */
function turnedAround(answer: Answer, by: KeyedBy | undefined): Answer {
  if (Array.isArray(answer)) return by === 'order' ? answer : [...answer].reverse();
  return typeof answer === 'object' ? Object.fromEntries(Object.entries(answer).reverse()) : answer;
}
