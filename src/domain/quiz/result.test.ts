import { describe, expect, it } from 'vitest';
import type { Answers } from '../answers/answer.ts';
import { NO_FACTS } from '../questionnaire/logic/facts.ts';
import type { Question } from '../questionnaire/schema.ts';
import { resultOf } from './result.ts';
import { cleanReveal, momentOf, REVEALED, type Revealed } from './reveal.ts';
import { sampleParts } from './sample-parts.ts';
import { RIGHT, sampleQuiz } from './sample-quiz.ts';

const answers = { ...RIGHT, capital: 'o2', rivers: ['o1', 'o4'], flower: 'water lily' };
const result = (...shown: Revealed[]) =>
  resultOf(sampleQuiz, { answers, byHand: null, facts: NO_FACTS, locale: 'en' }, shown);

describe('resultOf', () => {
  it('says all of it where all is shown', () => {
    const all = result(...REVEALED);
    expect(all?.marks).toEqual({ earned: 3.75, points: 10, percent: 37.5, passed: false, waiting: 0 });
    expect(all?.questions.map(({ answer, outcome, key }) => [answer, outcome, key])).toEqual([
      ['Khulna', 'wrong', 'Dhaka'],
      ['Padma; Keokradong', 'wrong', 'Padma; Meghna; Jamuna'],
      ['True', 'right', 'True'],
      ['water lily', 'partly', 'Shapla; শাপলা'],
      ['64', 'right', '64'],
    ]);
    expect(all?.questions[0]?.feedback?.en).toBe('Feedback on the capital');
  });

  it('says what is right in every spelling, that of who reads it first', () => {
    const read = resultOf(sampleQuiz, { answers, byHand: null, facts: NO_FACTS, locale: 'bn' }, REVEALED);
    expect(read?.questions.find(({ id }) => id === 'flower')?.key).toBe('শাপলা; Shapla');
    expect(read?.questions.find(({ id }) => id === 'delta')?.key).toBe('সত্য');
  });

  it('says what is right of an order and of pairs as they are answered', () => {
    const given = { years: ['o3', 'o2', 'o1', 'o4'], divisions: { r1: 'o3', r2: 'o2', r3: 'o4' } };
    const all = resultOf(sampleParts, { answers: given, byHand: null, facts: NO_FACTS, locale: 'en' }, REVEALED);
    expect(all?.marks?.earned).toBe(4);
    expect(all?.questions.map(({ answer, outcome, key }) => [answer, outcome, key])).toEqual([
      [
        '1. Partition; 2. Language Movement; 3. Independence; 4. Six Points',
        'partly',
        '1. Partition; 2. Language Movement; 3. Six Points; 4. Independence',
      ],
      ['', 'unanswered', '1. Chattogram; 2. Khulna'],
      [
        'Bhola: Barishal; Bogura: Rajshahi; Jashore: Dhaka',
        'partly',
        'Bhola: Barishal; Bogura: Rajshahi; Jashore: Khulna',
      ],
    ]);
    const [years, cities, divisions] = all?.questions ?? [];
    expect(years?.answerRows?.[2]).toEqual({ of: null, words: 'Independence' });
    expect(years?.keyRows?.map(({ words }) => words)).toEqual([
      ...['Partition', 'Language Movement', 'Six Points', 'Independence'],
    ]);
    expect([cities?.answerRows, cities?.keyRows?.length]).toEqual([null, 2]);
    expect(divisions?.answerRows?.at(-1)).toEqual({ of: 'Jashore', words: 'Dhaka' });
    expect(divisions?.keyRows?.at(-1)).toEqual({ of: 'Jashore', words: 'Khulna' });
  });

  it('says it row by row no sooner than in one line, and of nothing else', () => {
    const given = { years: ['o3', 'o2', 'o1', 'o4'], divisions: { r1: 'o3', r2: 'o2', r3: 'o4' } };
    const asked = { answers: given, byHand: null, facts: NO_FACTS, locale: 'en' as const };
    for (const what of REVEALED) {
      for (const { id, answerRows, keyRows } of resultOf(sampleParts, asked, [what])?.questions ?? []) {
        expect(answerRows !== null, `${id} ${what}`).toBe(what === 'attempt' && id in given);
        expect(keyRows !== null, `${id} ${what}`).toBe(what === 'key');
      }
    }
    for (const { answerRows, keyRows } of result(...REVEALED)?.questions ?? []) {
      expect([answerRows, keyRows]).toEqual([null, null]);
    }
  });

  it('says nothing beyond what is shown', () => {
    expect(result()).toBeNull();
    expect(result('marks')).toEqual({
      marks: { earned: 3.75, points: 10, percent: 37.5, passed: false, waiting: 0 },
      band: null,
      questions: [],
    });
    for (const what of REVEALED) {
      const shown = JSON.stringify(result(what));
      expect(shown.includes('Khulna'), what).toBe(what === 'attempt');
      expect(shown.includes('Shapla'), what).toBe(what === 'key');
      expect(shown.includes('Feedback on'), what).toBe(what === 'feedback');
      expect(shown.includes('wrong'), what).toBe(what === 'correctness');
      expect(shown.includes('3.75'), what).toBe(what === 'marks');
    }
  });
});

describe('a passage with blanks', () => {
  const passage = { en: 'The [1] meets the [2] at [3].', bn: '[১] ও [২] মেশে [৩]-এ।' };
  const rivers: Question = {
    ...{ id: 'rivers', kind: 'fill_blanks', title: { en: 'Fill in' }, help: {}, required: false, passage },
    blanks: [
      { id: '1', asks: 'text' },
      {
        id: '2',
        asks: 'choice',
        options: [
          { id: 'o1', label: { en: 'Surma' } },
          { id: 'o2', label: { en: 'Jamuna' } },
        ],
      },
      { id: '3', asks: 'text' },
    ],
  };
  const key = {
    ...{ by: 'blanks' as const },
    blanks: { 1: [{ text: 'Padma' }, { text: 'Ganges', share: 50 }], 2: [{ option: 'o2' }], 3: [{ text: 'Goalundo' }] },
  };
  const quiz = {
    sections: [{ id: 's', title: {}, intro: {}, questions: [rivers] }],
    marking: { questions: { rivers: { points: 3, key } } },
  };
  const told = (...shown: Revealed[]) => {
    const given = {
      answers: { rivers: { 1: 'ganges', 2: 'o1' } },
      byHand: null,
      facts: NO_FACTS,
      locale: 'en' as const,
    };
    return resultOf(quiz, given, shown)?.questions[0]?.passage;
  };

  it('is told as it was filled, blank by blank', () => {
    expect(told(...REVEALED)).toEqual([
      { words: 'The ' },
      { blank: { given: 'ganges', outcome: 'partly', right: 'Padma' } },
      { words: ' meets the ' },
      { blank: { given: 'Surma', outcome: 'wrong', right: 'Jamuna' } },
      { words: ' at ' },
      { blank: { given: '', outcome: 'unanswered', right: 'Goalundo' } },
      { words: '.' },
    ]);
  });

  it('says of a blank what is shown alone', () => {
    expect(told('correctness')).toBeNull();
    expect(told('attempt')?.[1]).toEqual({ blank: { given: 'ganges', outcome: null, right: null } });
    expect(told('key')?.[1]).toEqual({ blank: { given: null, outcome: null, right: 'Padma' } });
    expect(told('key', 'correctness')?.[3]).toEqual({ blank: { given: null, outcome: 'wrong', right: 'Jamuna' } });
  });
});

describe('feedback', () => {
  const said = (en: string) => ({ en });
  const { capital, rivers } = sampleQuiz.marking.questions;
  const spoken = {
    ...sampleQuiz,
    marking: {
      ...sampleQuiz.marking,
      bands: [
        { id: 'b1', from: 0, to: 37.5, feedback: said('Low') },
        { id: 'b2', from: 37.5, to: 90, feedback: said('Middle') },
        { id: 'b3', from: 90, to: 100, feedback: said('High') },
      ],
      questions: {
        ...sampleQuiz.marking.questions,
        capital: { ...capital, optionFeedback: { o1: said('Right indeed'), o2: said('Second largest') } },
        rivers: { ...rivers, optionFeedback: { o4: said('A mountain'), o1: said('A river') } },
      },
    },
  };
  const told = (given: Answers, ...shown: Revealed[]) =>
    resultOf(spoken, { answers: given, byHand: null, facts: NO_FACTS, locale: 'en' }, shown);

  it('is of the band that the marks are in, by exact bounds, shown or not', () => {
    expect(told(answers, 'feedback')).toMatchObject({ marks: null, band: said('Middle') });
    expect(told(RIGHT, ...REVEALED)?.band).toEqual(said('High'));
    expect(told({ ...RIGHT, capital: 'o2' }, 'feedback')?.band).toEqual(said('Middle'));
    expect(told({ ...answers, delta: 'no' }, 'feedback')?.band).toEqual(said('Low'));
    expect(told({}, 'feedback')?.band).toEqual(said('Low'));
    expect(told(answers, 'marks', 'attempt', 'correctness', 'key')?.band).toBeNull();
  });

  it('is of the options that were chosen, and names them where answers are shown', () => {
    const [first, second] = told(answers, 'feedback', 'attempt')?.questions ?? [];
    expect(first?.optionFeedback).toEqual([{ option: 'Khulna', feedback: said('Second largest') }]);
    expect(second?.optionFeedback.map(({ option }) => option)).toEqual(['Padma', 'Keokradong']);
    const unnamed = told(answers, 'feedback');
    expect(unnamed?.questions[0]?.optionFeedback).toEqual([{ option: null, feedback: said('Second largest') }]);
    expect(JSON.stringify(unnamed)).not.toContain('Right indeed');
    expect(told(answers, 'attempt', 'marks', 'key', 'correctness')?.questions[0]?.optionFeedback).toEqual([]);
  });
});

it('at once is two minutes; closed is closed, however soon', () => {
  const at = new Date('2026-03-05T08:00:00Z');
  const after = (seconds: number, isClosed = false) => momentOf(at, isClosed, new Date(at.getTime() + seconds * 1000));
  expect([after(0), after(119), after(120), after(1, true)]).toEqual(['done', 'done', 'open', 'closed']);
});

it('a rule that shows nothing is none, and every other is written in one way', () => {
  expect(cleanReveal({ during: [], done: [], open: [], closed: [] })).toBeNull();
  expect(cleanReveal({ during: [], done: ['key', 'marks', 'key'], open: [], closed: [] })?.done).toEqual([
    'marks',
    'key',
  ]);
});
