import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { askedAndNot, pathOf, questionsOf, splitByPath } from '../../questionnaire/flow.ts';
import { factsOf } from '../../questionnaire/logic/facts.ts';
import { mostAsked } from '../../questionnaire/logic/most-asked.ts';
import type { Question, Questionnaire } from '../../questionnaire/schema.ts';
import { setQuestionMarking } from '../edit-marking.ts';
import { toNumber } from '../points.ts';
import { sampleQuiz } from '../sample-quiz.ts';
import { checkPractice } from './check-practice.ts';
import { practiceResultOf, toldOfTry } from './practice-result.ts';
import { practisedIn, withStatements } from './practised.ts';
import { addTry, MOST_TRIES, markOfTries, type Tried, type Tries } from './tries.ts';

const DAY = '2026-03-01';
const asked = questionsOf(sampleQuiz);
const questionOf = (id: string) => asked.find((question) => question.id === id) as Question;
const tried = (...given: Tried['given']): Tried => ({ given, day: DAY });
const factsWith = (...picked: string[]) => factsOf({ _id: '', locale: 'en', hiddenValues: {}, source: {}, picked });

describe('who is asked a part of the questions', () => {
  const facts = factsWith('rivers', 'flower');

  it('is on the path of these alone', () => {
    expect(pathOf(sampleQuiz, {}, facts).asked.map(({ id }) => id)).toEqual(['rivers', 'flower']);
    const { asked: on, notAsked } = askedAndNot(sampleQuiz, { capital: 'o1' }, facts);
    expect([on.length, notAsked.map(({ id }) => id)]).toEqual([2, ['capital', 'delta', 'districts', 'remarks']]);
    expect(splitByPath(sampleQuiz, { capital: 'o1', flower: 'Lily' }, facts)).toEqual({
      onPath: { flower: 'Lily' },
      offPath: { capital: 'o1' },
    });
    expect(mostAsked(sampleQuiz, {}, facts, 'rivers')).toEqual({ most: 2, isCertain: true });
  });
});

test('what is marked by a key is practised, by section, and what is said stands with it', () => {
  const [section] = sampleQuiz.sections;
  const said = { id: 'said', kind: 'statement', title: { en: 'Read this' }, help: {}, required: false } as Question;
  const quiz: Questionnaire = {
    ...sampleQuiz,
    sections: [{ ...section, questions: [said, ...asked] } as Questionnaire['sections'][number]],
  };
  expect(practisedIn(quiz).map(({ questions }) => questions)).toEqual([
    ['capital', 'rivers', 'delta', 'flower', 'districts'],
  ]);
  expect(withStatements(quiz, ['delta'])).toEqual(['said', 'delta']);
  expect(withStatements(quiz, [])).toEqual([]);
});

describe('trying again', () => {
  const at = (id: string, one: Tried | undefined, penalty: number | null = null) =>
    markOfTries(sampleQuiz.marking, questionOf(id), one, penalty);
  const earned = (...args: Parameters<typeof at>) => toNumber(at(...args)?.earned ?? -1n);

  it('costs nothing unless its owner says so', () => {
    expect(earned('capital', tried('o2', 'o3', 'o1'))).toBe(2);
    expect(earned('capital', tried('o2', 'o3', 'o1'), 33)).toBe(0.68);
    expect(earned('capital', tried('o1'), 33)).toBe(2);
  });

  it('takes the best try, each less what wrong ones before it cost, and nothing is below zero', () => {
    // 2 of 3 right, then all of it.
    expect(earned('rivers', tried(['o1', 'o2'], ['o1', 'o2', 'o3']), 50)).toBe(2);
    expect(earned('rivers', tried(['o1', 'o2'], ['o1', 'o2', 'o3']), 25)).toBe(2.25);
    expect(earned('delta', tried('no', 'yes'), 100)).toBe(0);
    expect(earned('capital', undefined)).toBe(0);
    const costly = { ...sampleQuiz.marking, penalty: 50 };
    expect(markOfTries(costly, questionOf('capital'), tried('o2'), 10)?.earned).toBe(0n);
  });

  it('is over when it is right, shown, or was tried often enough', () => {
    expect(at('capital', tried('o2'))).toMatchObject({ outcome: 'wrong', first: 'wrong', isOver: false });
    expect(at('capital', tried('o2', 'o1'))).toMatchObject({ outcome: 'right', first: 'wrong', isOver: true });
    expect(at('capital', { ...tried('o2'), shown: true })?.isOver).toBe(true);
    expect(at('flower', tried(...Array.from({ length: MOST_TRIES }, (_, n) => `Rose ${n}`)))?.isOver).toBe(true);
    expect(at('remarks', undefined)).toBeUndefined();
  });

  it('counts the same answer once, and keeps its day', () => {
    const once = addTry(undefined, ['o1', 'o2'], DAY);
    expect(addTry(once, ['o1', 'o2'], '2026-03-02')).toBe(once);
    expect(addTry(once, ['o1'], '2026-03-02')).toEqual({ given: [['o1', 'o2'], ['o1']], day: DAY });
    expect(addTry(undefined, null, DAY)).toEqual({ given: [], shown: true, day: DAY });
  });

  it('never earns more by one more wrong try', () => {
    const options = fc.constantFrom('o1', 'o2', 'o3');
    fc.assert(
      fc.property(fc.array(options, { maxLength: 6 }), fc.integer({ min: 1, max: 100 }), (given, penalty) => {
        const wrong = [...given, 'o2'];
        expect(earned('capital', tried(...wrong), penalty)).toBeLessThanOrEqual(
          Math.max(earned('capital', tried(...given), penalty), 0),
        );
      }),
    );
  });
});

describe('what is told of a try', () => {
  const told = (id: string, tries: Tries) =>
    toldOfTry(sampleQuiz, questionOf(id), { tries, retryPenalty: null, locale: 'en' });

  it('is nothing before it, then what was chosen, and the key once it is over', () => {
    expect(told('capital', {})).toBeUndefined();
    expect(told('capital', { capital: tried('o2') })).toMatchObject({
      ...{ outcome: 'wrong', isOver: false, key: null, feedback: null, tries: 1, answer: 'Khulna' },
      optionFeedback: [{ option: 'Khulna', feedback: { en: 'Feedback on the second' } }],
    });
    expect(told('capital', { capital: tried('o2', 'o1') })).toMatchObject({
      ...{ outcome: 'right', first: 'wrong', isOver: true, key: 'Dhaka', tries: 2, optionFeedback: [] },
      feedback: { en: 'Feedback on the capital' },
    });
    expect(told('capital', { capital: { given: [], shown: true, day: DAY } })).toMatchObject({
      ...{ outcome: 'unanswered', isOver: true, key: 'Dhaka', tries: 0, answer: '' },
    });
  });

  it('never has a word of the key while one may try again', () => {
    const wrong = { capital: 'o3', rivers: ['o4'], delta: 'no', flower: 'Rose', districts: 7 };
    for (const [id, answer] of Object.entries(wrong)) {
      const { title: _title, ...rest } = told(id, { [id]: tried(answer) }) ?? {};
      expect(rest).toMatchObject({ key: null, feedback: null });
      expect(JSON.stringify(rest)).not.toMatch(/Dhaka|Padma|Shapla|64|yes/);
    }
  });
});

test('a sitting comes to what was tried in it, in points only where tries cost some', () => {
  const tries = { capital: tried('o2', 'o1'), flower: { ...tried('Rose'), shown: true as const } };
  const facts = factsWith('capital', 'rivers', 'flower');
  const answers = { capital: 'o2', flower: 'Rose' };
  const come = (retryPenalty: number | null) =>
    practiceResultOf(sampleQuiz, { tries, facts, answers, retryPenalty, locale: 'en' });
  const result = come(50);
  expect(result?.marks).toMatchObject({ earned: 1, points: 4.5, passed: null });
  expect(result?.questions.map(({ id, outcome, key }) => [id, outcome, key])).toEqual([
    ['capital', 'right', 'Dhaka'],
    ['flower', 'wrong', 'Shapla; শাপলা'],
  ]);
  const free = come(null);
  expect([free?.marks, ...(free?.questions ?? []).map(({ marks }) => marks)]).toEqual([null, null, null]);
});

test('the checker wants questions that stand alone and tell at once what is right', () => {
  const found = (quiz: Questionnaire) =>
    checkPractice(quiz).map(({ key, severity, questionId }) => [key, severity, questionId].join(' '));
  expect(found(sampleQuiz)).toEqual(['practiceNotAsked warning remarks']);
  const byHand = setQuestionMarking(sampleQuiz, 'remarks', { points: 1, key: { by: 'hand' } });
  expect(found(byHand)).toEqual(['practiceByHand error remarks']);
  const [section] = sampleQuiz.sections;
  const jumping = asked.map((one) => (one.id === 'capital' ? { ...one, jumps: [{ to: 'delta' }] } : one));
  const withLogic = { ...sampleQuiz, sections: [{ ...section, questions: jumping }] } as Questionnaire;
  expect(found(withLogic)).toContain('practiceHasNoLogic error capital');
  const withDraw = { ...sampleQuiz, sections: [{ ...section, draw: 2 }] } as Questionnaire;
  expect(found(withDraw)).toContain('practiceHasNoDraw error ');
});
