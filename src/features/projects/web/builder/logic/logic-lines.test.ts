import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { questionnairesWithLogic } from '#domain/questionnaire/arbitraries/questionnaires-with-logic.ts';
import { updateQuestion } from '#domain/questionnaire/editing/edit.ts';
import { findQuestion, questionsOf } from '#domain/questionnaire/flow.ts';
import type { Condition } from '#domain/questionnaire/logic/condition.ts';
import { END } from '#domain/questionnaire/logic/end.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { catalogues } from '#messages/catalogue.ts';
import { createTranslator } from '#messages/translator.ts';
import { linesInSection } from './logic-lines.ts';
import { earlierThan, laterThan, numbered } from './numbered.ts';
import { conditionWords } from './words/condition-words.ts';

const en = createTranslator('en', catalogues.en);
const bn = createTranslator('bn', catalogues.bn);

const none = { help: {}, required: false };
const asked: Question[] = [
  { ...none, kind: 'number', id: 'age', title: { en: 'How old are you?' }, decimals: 0, unit: {} },
  {
    ...none,
    kind: 'single_choice',
    id: 'way',
    title: { en: 'How do you travel?' },
    options: [
      { id: 'bus', label: { en: 'Bus', bn: 'বাস' } },
      { id: 'train', label: { en: 'Train', bn: 'ট্রেন' } },
      { id: 'third', label: {} },
    ],
  },
  {
    ...none,
    kind: 'multiple_choice',
    id: 'ways',
    title: {},
    options: [{ id: 'boat', label: { en: 'Boat', bn: 'নৌকা' } }],
  },
  { ...none, kind: 'date', id: 'day', title: {} },
  { ...none, kind: 'short_text', id: 'trade', title: {} },
];

function made(last: Partial<Question> = {}): Questionnaire {
  const end = { ...none, kind: 'nps', id: 'end', title: {}, ...last } as Question;
  return {
    sections: [
      { id: 's1', title: {}, intro: {}, questions: asked },
      { id: 's2', title: {}, intro: {}, questions: [end] },
      { id: 's3', title: {}, intro: {}, questions: [{ ...none, kind: 'nps', id: 'after', title: {} }] },
    ],
  };
}

const chose = (...options: string[]): Condition => ({ op: 'chose', question: 'way', options });
const aged = (min?: number, max?: number): Condition => ({ op: 'number_between', question: 'age', min, max });
const on = (min?: string, max?: string): Condition => ({ op: 'date_between', question: 'day', min, max });
const not = (of: Condition): Condition => ({ op: 'not', of });
const is = (question: string): Condition => ({ op: 'answered', question });
const lower = (question: string, of: Condition): Condition => ({ op: 'and', of: [is(question), not(of)] });

describe('a condition in words', () => {
  test.each<[Condition, string, string]>([
    [chose('bus', 'train'), 'question 2 is Bus or Train', '২ নম্বরের উত্তর বাস বা ট্রেন হলে'],
    [not(chose('third')), 'question 2 is not Option 3', '২ নম্বরের উত্তর বিকল্প ৩ না হলে'],
    [chose('gone'), 'question 2 is a deleted option', '২ নম্বরের উত্তর মুছে ফেলা বিকল্প হলে'],
    [chose(), 'question 2 is …', '২ নম্বরের উত্তর … হলে'],
    [{ op: 'chose', question: 'ways', options: ['boat'] }, 'question 3 includes Boat', '৩ নম্বরের উত্তরে নৌকা থাকলে'],
    [aged(18), 'question 1 is at least 18', '১ নম্বরের উত্তর ১৮ বা তার বেশি হলে'],
    [aged(18, 65), 'question 1 is from 18 to 65', '১ নম্বরের উত্তর ১৮ থেকে ৬৫-এর মধ্যে হলে'],
    [lower('age', aged(undefined, 18)), 'question 1 is more than 18', '১ নম্বরের উত্তর ১৮-এর বেশি হলে'],
    [on('2026-03-05', '2026-03-05'), 'question 4 is 5 March 2026', '৪ নম্বরের উত্তর ৫ মার্চ ২০২৬ হলে'],
    [lower('day', on('2026-03-05')), 'question 4 is before 5 March 2026', '৪ নম্বরের উত্তর ৫ মার্চ ২০২৬ তারিখের আগে হলে'],
    [
      { op: 'contains', question: 'trade', text: 'rice' },
      'question 5 contains “rice”',
      '৫ নম্বরের উত্তরে “rice” লেখা থাকলে',
    ],
    [not(is('trade')), 'question 5 is not answered', '৫ নম্বরের উত্তর না থাকলে'],
    [is('gone'), 'a deleted question is answered', 'মুছে ফেলা প্রশ্নের উত্তর থাকলে'],
    [
      { op: 'and', of: [aged(18), { op: 'or', of: [chose('bus'), is('trade')] }] },
      'question 1 is at least 18 and (question 2 is Bus or question 5 is answered)',
      '১ নম্বরের উত্তর ১৮ বা তার বেশি হলে এবং (২ নম্বরের উত্তর বাস হলে অথবা ৫ নম্বরের উত্তর থাকলে)',
    ],
    [
      not({ op: 'or', of: [is('age'), is('way')] }),
      'it is not so that (question 1 is answered or question 2 is answered)',
      '(১ নম্বরের উত্তর থাকলে অথবা ২ নম্বরের উত্তর থাকলে)—এমন না হলে',
    ],
  ])('%j: %s', (condition, english, bengali) => {
    const names = numbered(made());
    expect(conditionWords(condition, names, en)).toBe(english);
    expect(conditionWords(condition, names, bn)).toBe(bengali);
  });

  it('leaves no gap, whatever it is', () => {
    fc.assert(
      fc.property(questionnairesWithLogic(), (one) => {
        for (const translator of [en, bn]) {
          for (const section of one.sections) {
            const lines = [...linesInSection(structuredClone(section), one, translator).values()].flat();
            for (const { words } of lines) expect(words).not.toMatch(/\{\{|logic:|undefined|NaN/);
          }
        }
      }),
    );
  });
});

test.each<[Condition, string, string]>([
  [
    { op: 'number_between', question: 'prices', row: 'rice~now', min: 40 },
    'question 6, “Rice – Today”, is at least 40',
    '৬ নম্বরে “চাল – আজ”-এর উত্তর ৪০ বা তার বেশি হলে',
  ],
  [
    not({ op: 'answered', question: 'prices', row: 'rice~before' }),
    'question 6, “Rice – Column 2”, is not answered',
    '৬ নম্বরে “চাল – কলাম ২”-এর উত্তর না থাকলে',
  ],
  [
    { op: 'is', fact: '$from', values: ['qr', 'sms', 'shop'] },
    'they came by QR code, SMS or shop',
    'কিউআর কোড, এসএমএস বা shop থেকে এলে',
  ],
  [
    not({ op: 'is', fact: '$utm_campaign', values: ['march'] }),
    'UTM campaign is not march',
    'ইউটিএম ক্যাম্পেইন (utm_campaign) march না হলে',
  ],
])('%j: %s', (condition, english, bengali) => {
  const prices: Partial<Question> = {
    kind: 'grid_number',
    id: 'prices',
    rows: [{ id: 'rice', label: { en: 'Rice', bn: 'চাল' } }],
    columns: [
      { id: 'now', label: { en: 'Today', bn: 'আজ' } },
      { id: 'before', label: {} },
    ],
    decimals: 0,
  };
  const names = numbered(made(prices));
  expect(conditionWords(condition, names, en)).toBe(english);
  expect(conditionWords(condition, names, bn)).toBe(bengali);
});

describe('what logic says of a question', () => {
  const logic: Partial<Question> = {
    showIf: chose('bus'),
    requireIf: aged(18),
    jumps: [{ if: aged(65), to: 'after' }, { to: 's3' }, { to: END }, { to: 'gone' }],
  };

  it('is a line each', () => {
    const questionnaire = made(logic);
    const section = questionnaire.sections[1];
    if (!section) throw new Error('No section');
    const said = (translator: typeof en) =>
      linesInSection(structuredClone(section), questionnaire, translator)
        .get('end')
        ?.map(({ words }) => words);
    expect(said(en)).toEqual([
      'Only if question 2 is Bus',
      'Required if question 1 is at least 18',
      'To question 7 if question 1 is at least 65',
      'To section 3',
      'To the end',
      'To something deleted',
    ]);
    expect(said(bn)?.slice(1, 4)).toEqual([
      '১ নম্বরের উত্তর ১৮ বা তার বেশি হলে আবশ্যক',
      '১ নম্বরের উত্তর ৬৫ বা তার বেশি হলে ৭ নম্বর প্রশ্নে যান',
      '৩ নম্বর অংশে যান',
    ]);
  });

  it('is the same object until it says something else, also where a condition elsewhere speaks of it', () => {
    const before = made(logic);
    const linesNow = (now: Questionnaire) => {
      const section = now.sections[1];
      return section && linesInSection(section, now, en);
    };
    const first = linesNow(before);
    const way = findQuestion(before, 'way');
    if (way?.kind !== 'single_choice') throw new Error('No question');
    const retitled = updateQuestion(before, { ...way, title: { en: 'Another title' } });
    expect(linesNow(retitled)).toBe(first);
    const [bus, ...others] = way.options;
    const relabelled = updateQuestion(before, {
      ...way,
      options: [{ id: 'bus', ...bus, label: { en: 'Coach' } }, ...others],
    });
    expect(linesNow(relabelled)?.get('end')?.[0]?.words).toBe('Only if question 2 is Coach');
  });
});

describe('what logic may name', () => {
  it('is before a condition, and after a jump', () => {
    const questionnaire = made();
    const way = findQuestion(questionnaire, 'way');
    const [, second] = questionnaire.sections;
    if (!way || !second) throw new Error('Nothing there');
    const ids = (parts: { id: string }[]) => parts.map(({ id }) => id);
    expect(ids(earlierThan(questionnaire, way))).toEqual(['age']);
    expect(ids(earlierThan(questionnaire, way, true))).toEqual(['age', 'way']);
    expect(ids(earlierThan(questionnaire, second))).toEqual(ids(asked));
    const later = laterThan(questionnaire, 'trade');
    expect(ids(later.questions)).toEqual(['end', 'after']);
    expect(ids(later.sections)).toEqual(['s2', 's3']);
    expect(questionsOf(questionnaire)).toHaveLength(7);
  });
});
