import fc from 'fast-check';
import type { Question, QuestionKind, QuestionOf } from '../schema.ts';
import { questions } from './questions.ts';
import { clockTimes, days, perhaps, shortDecimals } from './simple.ts';

/**
 * As {@link questions}, with settings as somebody may leave them in a
 * draft: bounds the wrong way round or out of reach.
 */
export function carelessQuestions(id: string): fc.Arbitrary<Question> {
  return questions(id).chain((question): fc.Arbitrary<Question> => {
    const settings = CARELESS_SETTINGS[question.kind] ?? fc.constant({});
    return settings.map((careless) => ({ ...question, ...careless }));
  });
}

const length = fc.integer({ min: 1, max: 8 });

const CARELESS_SETTINGS: { readonly [K in QuestionKind]?: fc.Arbitrary<Partial<QuestionOf<K>>> } = {
  multiple_choice: fc.record({ minChosen: perhaps(fc.nat(8)), maxChosen: perhaps(fc.integer({ min: 1, max: 8 })) }),
  ranking: fc.record({ minRanked: perhaps(length), maxRanked: perhaps(length) }),
  short_text: fc.record({
    minLength: perhaps(length),
    maxLength: perhaps(length),
    pattern: perhaps(fc.constantFrom('.*', '[A-Z', '(.+)+$', '(?=x)y')),
  }),
  number: fc.record({ min: perhaps(shortDecimals), max: perhaps(shortDecimals) }),
  slider: fc.record({ min: fc.integer({ min: -50, max: 50 }), max: fc.integer({ min: -50, max: 50 }) }),
  date: fc.record({ min: perhaps(days), max: perhaps(days) }),
  time: fc.record({ min: perhaps(clockTimes), max: perhaps(clockTimes) }),
  date_time: fc.record({ min: perhaps(days), max: perhaps(days) }),
  date_range: fc.record({
    min: perhaps(days),
    max: perhaps(days),
    minDays: perhaps(fc.integer({ min: 1, max: 9 })),
    maxDays: perhaps(fc.integer({ min: 1, max: 9 })),
  }),
};
