import { describe, expect, it } from 'vitest';
import type { ScoreBand } from './bands.ts';
import { checkMarking } from './check-marking.ts';
import { copyMarking, markingOfAsked, setMarking, setQuestionMarking } from './edit-marking.ts';
import type { AnswerKey, QuestionMarking } from './marking-schema.ts';
import { sampleParts } from './sample-parts.ts';
import { sampleQuiz } from './sample-quiz.ts';

const found = (id: string, change: Partial<QuestionMarking>) =>
  checkMarking(setQuestionMarking(sampleQuiz, id, change), ['en', 'bn']).map(({ key, severity, questionId }) =>
    [key, severity, questionId].join(' '),
  );

describe('checkMarking', () => {
  it('finds nothing in a quiz that can be marked; what has no right answer needs no key', () => {
    expect(checkMarking(sampleQuiz, ['en', 'bn'])).toEqual([]);
  });

  it('names questions without a key, and keys that nothing earns by', () => {
    expect(found('capital', { key: undefined })).toEqual(['keyMissing error capital']);
    expect(found('capital', { key: { by: 'options', right: [] } })).toEqual(['keyMissing error capital']);
    expect(found('capital', { key: { by: 'texts', accepted: [{ text: 'Dhaka' }] } })).toEqual([
      'keyMissing error capital',
    ]);
    expect(found('flower', { key: { by: 'texts', accepted: [{ text: ' ' }] } })).toEqual(['keyMissing error flower']);
    expect(checkMarking({ ...sampleQuiz, marking: undefined }, ['en'])).toHaveLength(5);
  });

  it('names keys that point to no option, or to what nobody can answer', () => {
    expect(found('capital', { key: { by: 'options', right: ['o1', 'o9'] } })).toEqual([
      'keyWithoutOption error capital',
    ]);
    expect(found('districts', { key: { by: 'numbers', accepted: [{ value: 3.14 }] } })).toEqual([
      'keyUnanswerable error districts',
    ]);
  });

  it('names units that are missing, have no name or the same, and numbers that nobody can give in them', () => {
    const units = (...names: string[]) => names.map((name, place) => ({ name, times: place === 0 ? 1 : 1000 }));
    const keyed = (...names: string[]) => {
      const key = { by: 'quantities' as const, accepted: [{ value: 5 }], units: units(...names) };
      return found('flower', { key });
    };
    expect(keyed('km', 'm')).toEqual([]);
    expect(keyed()).toEqual(['keyWithoutUnit error flower']);
    expect(keyed('km', ' ')).toEqual(['keyWithoutUnit error flower']);
    expect(keyed('km', ' km')).toEqual(['keyUnitTwice error flower']);
    const key = { by: 'quantities' as const, accepted: [{ value: 5 }], units: [{ name: 'm', times: 1000 }] };
    expect(found('flower', { key })).toEqual(['keyWithoutUnit error flower']);
    expect(found('capital', { key })).toEqual(['keyMissing error capital']);
  });

  it('names orders and pairs that nobody can give, that lack something, or that anybody can read off', () => {
    const inParts = (id: 'years' | 'largest' | 'divisions', key: AnswerKey) =>
      checkMarking(setQuestionMarking(sampleParts, id, { key }), ['en']).map((finding) => finding.key);
    expect(checkMarking(sampleParts, ['en'])).toEqual([]);
    const order = (...ids: string[]) => ({ by: 'order' as const, order: ids });
    expect(inParts('years', order())).toEqual(['keyMissing']);
    expect(inParts('years', order('o3', 'o2', 'o4', 'o9'))).toEqual(['keyWithoutOption']);
    expect(inParts('years', order('o3', 'o2', 'o4'))).toEqual(['keyOrderUnfit']);
    expect(inParts('years', order('o3', 'o2', 'o2', 'o4'))).toEqual(['keyOrderUnfit']);
    expect(inParts('largest', order('o2', 'o3', 'o1'))).toEqual(['keyOrderUnfit']);
    expect(inParts('years', order('o1', 'o2', 'o3', 'o4'))).toEqual(['keyAsWritten']);
    expect(inParts('largest', order('o1', 'o2'))).toEqual(['keyAsWritten']);
    const pairs = (told: Record<string, string>) => ({ by: 'pairs' as const, pairs: told });
    expect(inParts('divisions', pairs({}))).toEqual(['keyMissing']);
    expect(inParts('divisions', pairs({ r1: 'o3', r2: 'o2', r3: 'o9' }))).toEqual(['keyWithoutOption']);
    expect(inParts('divisions', pairs({ r1: 'o3', r2: 'o2', r9: 'o1' }))).toEqual(['keyWithoutOption']);
    expect(inParts('divisions', pairs({ r1: 'o3', r2: 'o2' }))).toEqual(['keyPairsMissing']);
    expect(inParts('divisions', pairs({ r1: 'o1', r2: 'o2', r3: 'o3' }))).toEqual(['keyAsWritten']);
  });

  it('tells of what counts for nothing, and refuses a quiz in which nothing counts', () => {
    expect(found('delta', { points: 0 })).toEqual(['pointsZero warning delta']);
    const none = sampleQuiz.sections[0]?.questions.reduce(
      (quiz, { id }) => setQuestionMarking(quiz, id, { points: 0 }),
      sampleQuiz as Parameters<typeof setQuestionMarking>[0],
    );
    expect(checkMarking(none ?? sampleQuiz, ['en']).filter(({ severity }) => severity === 'error')).toEqual([
      { severity: 'error', key: 'nothingMarked' },
    ]);
  });

  it('tells of feedback that is missing in a language, leads nowhere or cannot be filled', () => {
    expect(found('delta', { feedback: { en: 'It is' } })).toEqual(['missingFeedbackBn warning delta']);
    expect(found('delta', { feedback: { en: '[here](www.law.bd)', bn: 'এখানে' } })).toEqual(['brokenLink error delta']);
    const piped = { en: '{{answer:capital|it}}', bn: 'এখানে' };
    expect(found('delta', { optionFeedback: { yes: piped } })).toEqual(['pipedNotHere error delta']);
    expect(found('capital', { optionFeedback: { o2: { bn: 'খুলনা নয়' }, o9: { en: 'Gone' } } })).toEqual([
      'missingFeedbackEn warning capital',
    ]);
  });

  it('lets no score be in two bands, nor in none', () => {
    const said = { en: 'Well', bn: 'ভালো' };
    const bands = (...bounds: [number, number][]): ScoreBand[] =>
      bounds.map(([from, to], place) => ({ id: `b${place + 1}`, from, to, feedback: said }));
    const inBands = (...bounds: [number, number][]) =>
      checkMarking(setMarking(sampleQuiz, { bands: bands(...bounds) }), ['en', 'bn']).map(
        ({ key, severity, bandId, values }) => [key, severity, bandId, ...Object.values(values ?? {})].join(' '),
      );
    expect(inBands()).toEqual([]);
    expect(inBands([0, 100])).toEqual([]);
    expect(inBands([60, 100], [0, 33.33], [33.33, 60])).toEqual([]);
    expect(inBands([0, 50], [60, 90])).toEqual(['bandsLeaveHole error b2 50 60', 'bandsLeaveHole error b2 90 100']);
    expect(inBands([10, 100])).toEqual(['bandsLeaveHole error b1 0 10']);
    expect(inBands([0, 60], [50, 100], [55, 70])).toEqual([
      'bandsOverlap error b2 50 60',
      'bandsOverlap error b3 55 70',
    ]);
    expect(inBands([0, 100], [50, 50])).toEqual(['bandBackwards error b2']);
    const silent = [{ id: 'b1', from: 0, to: 100, feedback: {} }];
    expect(checkMarking(setMarking(sampleQuiz, { bands: silent }), ['en']).map(({ key }) => key)).toEqual([
      'bandSaysNothing',
    ]);
  });
});

it('a copy of a question is marked as the question, and what is gone is not marked', () => {
  const copied = copyMarking(sampleQuiz, new Map([['delta', 'copy']]));
  expect(copied.marking?.questions.copy).toBe(sampleQuiz.marking.questions.delta);
  expect(Object.keys(markingOfAsked(copied)?.questions ?? {})).not.toContain('copy');
});

it('what is said of an option goes with it', () => {
  const optionFeedback = { o2: { en: 'No' }, o9: { en: 'Gone' }, o3: {} };
  const kept = markingOfAsked(setQuestionMarking(sampleQuiz, 'capital', { optionFeedback }));
  expect(kept?.questions.capital?.optionFeedback).toEqual({ o2: { en: 'No' } });
});
