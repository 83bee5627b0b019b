import { describe, expect, it } from 'vitest';
import { checkQuestionnaire } from '../checking/checker.ts';
import { splitByPath } from '../flow.ts';
import { NO_FACTS } from '../logic/facts.ts';
import { countReferences } from '../logic/references.ts';
import { type Question, type Questionnaire, questionnaireSchema } from '../schema.ts';
import { keepTranslations } from '../translations/keep-translations.ts';
import { closingOf, endOf, screensOut } from './closing-of.ts';
import type { Closing } from './closing-schema.ts';
import { addClosing, removeClosing, updateClosing } from './edit-closings.ts';
import { redirectOf } from './redirect-of.ts';

const thanks: Closing = { id: 'thanks', title: { en: 'Thank you' }, text: {}, link: 'https://example.com/' };
const young: Closing = { id: 'young', title: { en: 'Come back at 18' }, text: {}, screensOut: true };

/** Whoever is under 18 is screened out; whoever likes tea ends elsewhere than the others. */
function questionnaire(closings: Closing[] | undefined = [thanks, young]): Questionnaire {
  const common = { help: {}, required: true };
  const questions: Question[] = [
    { kind: 'short_text', id: 'name', title: { en: 'Name' }, ...common },
    {
      ...common,
      ...{ kind: 'number', id: 'age', title: { en: 'Age' }, decimals: 0, unit: {} },
      jumps: [{ if: { op: 'number_between', question: 'age', max: 17 }, to: 'young' }],
    },
    {
      ...common,
      ...{ kind: 'yes_no', id: 'tea', title: { en: 'Tea?' } },
      jumps: [{ if: { op: 'chose', question: 'tea', options: ['yes'] }, to: 'thanks' }],
    },
  ];
  return { sections: [{ id: 's1', title: {}, intro: {}, questions }], ...(closings && { closings }) };
}

const keysIn = (draft: Questionnaire) =>
  checkQuestionnaire(draft, ['en']).map(({ key, closingId }) => [key, closingId]);

describe('the closing that answers lead to', () => {
  it.each([
    [{ age: 12 }, 'young', 'screened_out'],
    [{ name: 'Rahim', age: 30, tea: 'yes' }, 'thanks', 'completed'],
    [{ name: 'Rahim', age: 30, tea: 'no' }, undefined, 'completed'],
    [{}, undefined, 'completed'],
  ])('of %j is %s: %s', (answers, id, end) => {
    expect(closingOf(questionnaire(), answers, NO_FACTS)?.id).toBe(id);
    expect(endOf(questionnaire(), answers, NO_FACTS)).toBe(end);
  });

  it('screens out once nothing is missing on the way there', () => {
    expect(screensOut(questionnaire(), { age: 12 }, NO_FACTS)).toBe(false);
    expect(screensOut(questionnaire(), { name: 'Rahim', age: 12 }, NO_FACTS)).toBe(true);
    expect(screensOut(questionnaire(), { name: 'Rahim', age: 30, tea: 'yes' }, NO_FACTS)).toBe(false);
  });

  it('is the same of the answers that were on the path', () => {
    const answers = { name: 'Rahim', age: 12, tea: 'yes' };
    expect(closingOf(questionnaire(), splitByPath(questionnaire(), answers, NO_FACTS).onPath, NO_FACTS)?.id).toBe(
      'young',
    );
  });

  it('is none where it is gone', () => {
    expect(closingOf(questionnaire([]), { age: 12 }, NO_FACTS)).toBeUndefined();
    expect(endOf(questionnaire([young]), { name: 'Rahim', age: 30, tea: 'yes' }, NO_FACTS)).toBe('completed');
  });
});

describe('what a page of thanks opens by itself', () => {
  const redirect = 'https://example.org/';
  it.each([
    [undefined, 'completed', redirect],
    [undefined, 'over_quota', null],
    [thanks, 'completed', null],
    [{ ...thanks, redirects: true }, 'completed', 'https://example.com/'],
    [{ ...young, redirects: false }, 'screened_out', null],
  ] as const)('of %j and %s is %j', (closing, end, expected) => {
    expect(redirectOf({ closing, end, redirect })).toBe(expected);
  });
});

describe('the checker', () => {
  it('finds nothing in closings that jumps lead to', () => {
    expect(keysIn(questionnaire())).toEqual([]);
  });

  it('names a jump to one that is gone, one that no jump leads to, and texts that some would not find', () => {
    expect(keysIn(questionnaire([young]))).toEqual([['jumpNowhere', undefined]]);
    expect(keysIn(questionnaire([thanks, young, { id: 'other', title: {}, text: {} }]))).toEqual([
      ['closingUnused', 'other'],
    ]);
    const inBengali = { ...young, title: { bn: 'পরে আসুন' } };
    expect(keysIn(questionnaire([thanks, inBengali]))).toEqual([['missingClosingEn', 'young']]);
  });
});

describe('the schema', () => {
  const reads = (closings: unknown) => questionnaireSchema.safeParse({ ...questionnaire(), closings }).success;

  it('takes closings beside the sections, or none', () => {
    expect(reads([thanks, young])).toBe(true);
    expect(reads([{ ...thanks, redirects: true }])).toBe(true);
    expect(reads(undefined)).toBe(true);
  });

  it.each([
    [[{ ...thanks, id: 'tea' }]],
    [[{ ...thanks, id: '$end' }]],
    [[{ ...thanks, link: 'javascript:alert(1)' }]],
    [[{ ...thanks, link: 'ftp://example.com' }]],
    [[{ ...thanks, link: 'http://example.com', redirects: true }]],
    [[{ ...young, redirects: true }]],
    [[{ ...thanks, link: 'https://me:secret@example.com' }]],
    [Array.from({ length: 21 }, (_, index) => ({ ...thanks, id: `c${index}` }))],
  ])('refuses %j', (closings) => {
    expect(reads(closings)).toBe(false);
  });
});

describe('editing', () => {
  it('adds, writes and removes a closing', () => {
    const added = addClosing(questionnaire(undefined), 'new');
    expect(added.closings).toEqual([thanks, young, { id: 'new', title: {}, text: {} }]);
    const written = updateClosing(added, { id: 'new', title: { en: 'Bye' }, text: {} });
    expect(written.closings?.[2]?.title).toEqual({ en: 'Bye' });
    expect(removeClosing(written, 'new')).toEqual(questionnaire());
    expect('closings' in removeClosing(removeClosing(questionnaire(), 'thanks'), 'young')).toBe(false);
  });

  it('knows how many jumps lead to one', () => {
    expect(countReferences(questionnaire(), { questionIds: [], closingId: 'young' })).toBe(1);
    expect(countReferences(questionnaire(), { questionIds: [], closingId: 'new' })).toBe(0);
  });

  it('keeps the language that a save says nothing of', () => {
    const sent = questionnaire([{ ...young, title: { bn: 'পরে আসুন' } }]);
    expect(keepTranslations(sent, questionnaire()).closings?.[0]?.title).toEqual({
      en: 'Come back at 18',
      bn: 'পরে আসুন',
    });
  });
});
