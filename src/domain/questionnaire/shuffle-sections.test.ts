import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkQuestionnaire } from './checking/checker.ts';
import { pathOf } from './flow.ts';
import { END } from './logic/end.ts';
import { NO_FACTS } from './logic/facts.ts';
import { type Question, type Questionnaire, questionnaireSchema, type Section } from './schema.ts';
import { orderedFor } from './shuffle-sections.ts';

function ask(id: string, more: object = {}): Question {
  return { id, kind: 'yes_no', title: { en: 'Is it so?' }, help: {}, required: false, ...more };
}

function section(id: string, questions: Question[], shuffled?: boolean): Section {
  return { id, title: {}, intro: {}, questions, ...(shuffled && { shuffled }) };
}

/** A stays first and E last; B, C and D change places. */
function survey(more: { b?: object; c?: object; e?: object; a?: object } = {}): Questionnaire {
  return {
    sections: [
      section('A', [ask('a', more.a)]),
      section('B', [ask('b1'), ask('b2', more.b)], true),
      section('C', [ask('c', more.c)], true),
      section('D', [ask('d')], true),
      section('E', [ask('e', more.e)]),
    ],
  };
}

const yes = (question: string) => ({ op: 'chose' as const, question, options: ['yes'] });

function findingsIn(questionnaire: Questionnaire) {
  return checkQuestionnaire(questionnaire, ['en']).map(({ key, sectionId, questionId }) => [
    key,
    questionId ?? sectionId,
  ]);
}

describe('the order of shuffled sections', () => {
  const orderOf = (respondent: string) => orderedFor(survey(), respondent).sections.map(({ id }) => id);

  it('is a respondent’s own and stays; the other sections keep their places', () => {
    const orders = new Set(Array.from({ length: 200 }, (_, at) => orderOf(`r${at}`).join('')));
    expect([...orders].sort()).toEqual(['ABCDE', 'ABDCE', 'ACBDE', 'ACDBE', 'ADBCE', 'ADCBE']);
    expect(orderOf('r7')).toEqual(orderOf('r7'));
    expect(questionnaireSchema.parse(survey())).toEqual(survey());
  });

  it('is that of the questionnaire where fewer than two are shuffled', () => {
    const one = { sections: [section('A', [ask('a')]), section('B', [ask('b')], true)] };
    expect(orderedFor(one, 'r1')).toBe(one);
    expect(findingsIn(one)).toEqual([['shuffledAlone', 'B']]);
  });

  it('changes nothing of who is asked what, as long as the checker has nothing against it', () => {
    const questionnaire = survey({
      a: { jumps: [{ if: yes('a'), to: 'E' }] },
      b: { showIf: yes('b1'), requireIf: yes('a') },
      e: { showIf: yes('c') },
    });
    expect(findingsIn(questionnaire)).toEqual([]);
    const answers = fc.record(
      Object.fromEntries(['a', 'b1', 'b2', 'c', 'd', 'e'].map((id) => [id, fc.constantFrom('yes', 'no')])),
      { requiredKeys: [] },
    );
    const property = fc.property(answers, fc.string(), (given, respondent) => {
      const idsOn = (one: Questionnaire) =>
        pathOf(one, given as Record<string, string>, NO_FACTS).asked.map(({ id }) => id);
      expect(idsOn(orderedFor(questionnaire, respondent)).sort()).toEqual(idsOn(questionnaire).sort());
    });
    fc.assert(property);
  });
});

describe('the checker', () => {
  it('names what looks at an answer that may come later', () => {
    expect(findingsIn(survey({ c: { showIf: yes('b1') } }))).toEqual([['shuffledLater', 'c']]);
    expect(findingsIn(survey({ c: { requireIf: yes('b1') } }))).toEqual([['shuffledLater', 'c']]);
    expect(findingsIn(survey({ c: { title: { en: 'You said {{answer:b1|that}}.' } } }))).toEqual([
      ['shuffledLater', 'c'],
    ]);
    expect(findingsIn(survey({ e: { title: { en: 'You said {{answer:b1|that}}.' } } }))).toEqual([]);
  });

  it('takes a section between shuffled ones for one that some of them may follow', () => {
    const sections = [
      section('A', [ask('a')], true),
      section('B', [ask('b', { showIf: yes('a') })]),
      section('C', [ask('c')], true),
    ];
    expect(findingsIn({ sections })).toEqual([['shuffledLater', 'b']]);
    const back = [
      section('A', [ask('a')], true),
      section('B', [ask('b')]),
      section('C', [ask('c', { showIf: yes('b') })], true),
    ];
    expect(findingsIn({ sections: back })).toEqual([['shuffledLater', 'c']]);
  });

  it.each([
    ['into one of them', { a: { jumps: [{ if: yes('a'), to: 'C' }] } }, 'a'],
    ['out of one of them', { b: { jumps: [{ if: yes('b1'), to: 'e' }] } }, 'b2'],
    ['to the end from one of them', { c: { jumps: [{ if: yes('c'), to: END }] } }, 'c'],
  ])('names a jump %s', (_where, more, at) => {
    expect(findingsIn(survey(more))).toEqual([['jumpAcrossShuffled', at]]);
  });

  it('has nothing against a jump past all of them, or within one', () => {
    expect(findingsIn(survey({ a: { jumps: [{ if: yes('a'), to: 'E' }] } }))).toEqual([]);
    expect(findingsIn(survey({ a: { jumps: [{ if: yes('a'), to: END }] } }))).toEqual([]);
  });
});
