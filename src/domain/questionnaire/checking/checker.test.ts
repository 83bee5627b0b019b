import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checker as bn } from '#messages/bn/checker.ts';
import { checker as en } from '#messages/en/checker.ts';
import { daysAfter } from '../../answers/days/periods.ts';
import { carelessQuestions } from '../arbitraries/careless-questions.ts';
import { questionnaires } from '../arbitraries/questionnaires.ts';
import { estimateSeconds, wholeMinutes } from '../estimate.ts';
import type { Blank } from '../kinds/blanks/passage.ts';
import { type CellsQuestion, cellsOf } from '../kinds/grid/cells.ts';
import type { Group } from '../kinds/group/entries.ts';
import { stepUpTo } from '../kinds/number/number-steps.ts';
import { exampleOf } from '../kinds/text/mask.ts';
import { firstTime } from '../kinds/time/clock.ts';
import { readAnswer } from '../registry.ts';
import type { Question, Questionnaire, Section } from '../schema.ts';
import { answerValues, shownValues } from '../shown-values.ts';
import { checkQuestionnaire, checkSection, checkSurvey, type Surroundings } from './checker.ts';

const both = { en: 'Which?', bn: 'কোনটি?' };
const everyQuestion = { id: 'q', title: both, help: {}, required: false };
const tea = { id: 'tea', label: { en: 'Tea', bn: 'চা' } };
const rice = { id: 'rice', label: { en: 'Rice', bn: 'ভাত' } };
const good: Question = { ...everyQuestion, kind: 'single_choice', options: [tea, rice] };
const several: Question = { ...everyQuestion, kind: 'multiple_choice', options: [tea, rice] };
const order: Question = { ...everyQuestion, kind: 'ranking', options: [tea, rice] };
const amount: Question = { ...everyQuestion, kind: 'number', decimals: 0, unit: {} };
const grid: Question = { ...everyQuestion, kind: 'grid_single_choice', rows: [tea], options: [tea, rice] };
const filled: Question = { ...everyQuestion, kind: 'grid_text', rows: [tea], columns: [rice] };
const scale: Question = { ...everyQuestion, kind: 'opinion_scale', from: 0, to: 10, low: {}, high: {} };
const slider: Question = { ...everyQuestion, kind: 'slider', min: 0, max: 10, step: 1, low: {}, high: {}, unit: {} };
const meal: Question = { ...everyQuestion, kind: 'time', step: 30 };
const stay: Question = { ...everyQuestion, kind: 'date_range', min: '2026-03-01', max: '2026-03-05' };
const agreed: Question = { ...everyQuestion, kind: 'consent', agreement: {} };
const text: Question = { ...everyQuestion, kind: 'short_text' };
const gaps: Question = {
  ...{ ...everyQuestion, kind: 'fill_blanks', passage: { en: '[1] and [2]', bn: '[২] ও [১]' } },
  blanks: [
    { id: '1', asks: 'text' },
    { id: '2', asks: 'choice', options: [tea, rice] },
  ],
};
const agreement: Question = { ...everyQuestion, kind: 'likert', steps: 5, labels: [] };

function asking(question: Question, section: Partial<Section> = {}): Questionnaire {
  return { sections: [{ id: 's', title: {}, intro: {}, questions: [question], ...section }] };
}

/** So many rows or columns. */
function many(count: number) {
  return Array.from({ length: count }, (_, index) => ({ id: `m${index}`, label: { en: `${index}`, bn: `${index}` } }));
}

/** Errors that leave no answer to give. */
const CONTRADICTIONS = [
  'minOverMax',
  'minChosenOverOptions',
  'rankedOverOptions',
  'noNumberBetween',
  'stepOverDecimals',
  'noTimeBetween',
  'daysOverRange',
];

function cellOf(question: CellsQuestion): string {
  return cellsOf(question)[0]?.id ?? '';
}

/** One entry with each column in turn, at either end of its numbers. */
function groupInputs({ columns }: Group): unknown[] {
  const values = (column: Group['columns'][number]) => {
    if (column.asks === 'text') return ['x'];
    if (column.asks === 'choice') return column.options.map(({ id }) => id);
    const { min = 0, max = min } = column;
    return [min, max, Math.round(min), Math.round(max)];
  };
  return columns.flatMap((column) => values(column).map((value) => ({ [`1~${column.id}`]: value })));
}

function chosenIn(blank: Blank): unknown[] {
  return blank.asks === 'choice' ? blank.options.map(({ id }) => ({ [blank.id]: id })) : [];
}

/** Inputs of which one answers the question, if anything does. */
function inputsWithin(question: Question): unknown[] {
  switch (question.kind) {
    case 'single_choice':
    case 'dropdown':
      return question.options.map((option) => option.id);
    case 'multiple_choice':
      return question.options.map((_, last) => {
        const chosen = question.options.slice(0, last + 1);
        return Object.fromEntries(chosen.map(({ id, asksText }) => [id, asksText ? 'x' : '']));
      });
    case 'statement':
      return [];
    case 'yes_no':
      return ['yes'];
    case 'consent':
      return ['agreed'];
    case 'short_text':
      return question.mask ? [exampleOf(question.mask).en] : ['x'.repeat(question.minLength ?? 1)];
    case 'long_text':
      return ['x'.repeat(question.minLength ?? 1)];
    case 'person_name':
      return ['x'];
    case 'email_address':
      return ['me@example.com'];
    case 'phone_number':
      return question.anyCountry ? ['01712345678', '+12025550123'] : ['01712345678'];
    case 'web_address':
      return ['example.com'];
    case 'number': {
      const { min = 0, max = min, decimals, step } = question;
      const unit = 10 ** decimals;
      const near = [-1, 0, 1].flatMap((parts) => [min, max].map((bound) => (Math.round(bound * unit) + parts) / unit));
      return step === undefined ? near : [...near, stepUpTo({ min: question.min, step }, max)];
    }
    case 'slider':
      return [question.min];
    case 'rating':
    case 'opinion_scale':
    case 'likert':
    case 'nps':
    case 'csat':
    case 'ces':
      return [1];
    case 'grid_single_choice':
      return [{ [question.rows[0]?.id ?? '']: question.options[0]?.id }];
    case 'grid_multiple_choice':
      return [{ [question.rows[0]?.id ?? '']: [question.options[0]?.id] }];
    case 'grid_rating':
      return [{ [question.rows[0]?.id ?? '']: 1 }];
    case 'grid_text':
      return [{ [cellOf(question)]: 'x' }];
    case 'grid_number': {
      const { min = 0, max = min } = question;
      return [min, max, Math.round(min), Math.round(max)].map((value) => ({ [cellOf(question)]: value }));
    }
    case 'grid_dropdown':
      return [{ [cellOf(question)]: question.options[0]?.id }];
    case 'fill_blanks':
      return [{ [question.blanks[0]?.id ?? '']: 'x' }, ...question.blanks.flatMap(chosenIn)];
    case 'repeating_group':
      return groupInputs(question);
    case 'postal_address':
      return [{ division: '6' }];
    case 'ranking':
      return [question.options.slice(0, question.minRanked ?? question.maxRanked).map(({ id }) => id)];
    case 'constant_sum':
      return [Object.fromEntries(question.options.map(({ id }, index) => [id, index === 0 ? question.total : 0]))];
    case 'file_upload':
      return [['0123456789012345678901-menu.pdf']];
    case 'signature':
      return ['Me'];
    case 'date':
      return [question.min ?? question.max ?? '2026-01-01'];
    case 'time':
      return [firstTime(question)];
    case 'date_time':
      return [`${question.min ?? question.max ?? '2026-01-01'}T12:00`];
    case 'date_range': {
      const { min, max, minDays = 1 } = question;
      const from = min ?? daysAfter(max ?? '2026-01-01', 1 - minDays);
      return [{ from, to: daysAfter(from, minDays - 1) }];
    }
  }
}

function keysFor(questionnaire: Questionnaire): string[] {
  return checkQuestionnaire(questionnaire, ['en', 'bn']).map(({ severity, key }) => `${severity} ${key}`);
}

it('finds nothing in a good questionnaire', () => {
  expect(keysFor(asking(good))).toEqual([]);
});

test.each<[string, Questionnaire, string[]]>([
  ['no time within the steps', asking({ ...meal, min: '08:05', max: '08:25' }), ['error noTimeBetween']],
  ['times the wrong way round', asking({ ...meal, min: '22:00', max: '06:00' }), ['error minOverMax']],
  ['more days than there are', asking({ ...stay, minDays: 6 }), ['error daysOverRange']],
  ['as many days as there are', asking({ ...stay, minDays: 5 }), []],
  ['an agreement in one language', asking({ ...agreed, agreement: { en: 'Yes' } }), ['error missingAgreementBn']],
  ['no agreement of its own', asking(agreed), []],
  ['a mask of nothing to fill in', asking({ ...text, mask: '--' }), ['error maskWithoutSlots']],
  ['a pattern that breaks off', asking({ ...text, pattern: '[A-Z' }), ['error patternUnclosed']],
  ['a pattern of which nothing is repeated', asking({ ...text, pattern: 'a**' }), ['error patternNothingToRepeat']],
  ['a pattern that looks ahead', asking({ ...text, pattern: '(?=a)' }), ['error patternNotTaken']],
  ['a pattern that is too large', asking({ ...text, pattern: '(a{99}){99}' }), ['error patternTooLarge']],
  [
    'what is said of a pattern in one language',
    asking({ ...text, pattern: '(a+)+$', patternMessage: { en: 'Only a' } }),
    ['error missingPatternMessageBn'],
  ],
  ['what was said of a pattern that is gone', asking({ ...text, patternMessage: { en: 'Only a' } }), []],
  ['a mask', asking({ ...text, mask: '99-9999', minLength: 9, maxLength: 8 }), []],
  ['no rows', asking({ ...grid, rows: [] }), ['error noRows']],
  ['a row without text', asking({ ...grid, rows: [{ id: 'r', label: {} }] }), ['error blankRow']],
  ['a row in one language', asking({ ...grid, rows: [{ id: 'r', label: { en: 'R' } }] }), ['error missingRowBn']],
  [
    'two rows that are the same',
    asking({ ...grid, rows: [tea, { ...tea, id: 'other' }] }),
    ['error duplicateRow', 'error duplicateRow'],
  ],
  ['blanks in another order in each language', asking(gaps), []],
  ['no blanks', asking({ ...gaps, blanks: [] }), ['error noBlanks']],
  ['no text around blanks', asking({ ...gaps, passage: {} }), ['error blankPassage']],
  ['blanks in one language', asking({ ...gaps, passage: { en: '[1] [2]' } }), ['error missingPassageBn']],
  [
    'blanks that the text forgets, repeats or does not know',
    asking({ ...gaps, passage: { en: '[1] and [3]', bn: '[2], [২] ও [১]' } }),
    ['error blankNotInPassage', 'error blankUnknown', 'error blankTwice'],
  ],
  [
    'one option in a blank',
    asking({
      ...gaps,
      blanks: [
        { id: '1', asks: 'text' },
        { id: '2', asks: 'choice', options: [tea] },
      ],
    }),
    ['error tooFewOptions'],
  ],
  [
    'an answer that is piped between blanks',
    asking({ ...gaps, passage: { en: '[1] [2] {{answer:q0|x}}', bn: '[1] [2]' } }),
    ['error pipedNotHere'],
  ],
  ['one option in a grid', asking({ ...grid, options: [tea] }), ['error tooFewOptions']],
  ['no columns', asking({ ...filled, columns: [] }), ['error noColumns']],
  ['a column without text', asking({ ...filled, columns: [{ id: 'k', label: {} }] }), ['error blankColumn']],
  [
    'a column in one language',
    asking({ ...filled, columns: [{ id: 'k', label: { bn: 'K' } }] }),
    ['error missingColumnEn'],
  ],
  [
    'two columns that are the same',
    asking({ ...filled, columns: [tea, { ...tea, id: 'other' }] }),
    ['error duplicateColumn', 'error duplicateColumn'],
  ],
  ['too many cells', asking({ ...filled, rows: many(50), columns: many(3) }), ['error tooManyCells']],
  ['as many cells as there may be', asking({ ...filled, rows: many(50), columns: many(2) }), []],
  ['no questions', { sections: [{ id: 's', title: {}, intro: {}, questions: [] }] }, ['error noQuestions']],
  ['a blank title', asking({ ...good, title: { en: ' ' } }), ['error blankTitle']],
  ['a title in one language', asking({ ...good, title: { en: 'Which?' } }), ['error missingTitleBn']],
  ['help in one language', asking({ ...good, help: { bn: 'একটি' } }), ['warning missingHelpEn']],
  ['a section title in one language', asking(good, { title: { en: 'Food' } }), ['warning missingSectionBn']],
  ['one option', asking({ ...good, options: [tea] }), ['error tooFewOptions']],
  ['one option of several', asking({ ...several, options: [tea] }), []],
  ['an option without text', asking({ ...good, options: [tea, { ...rice, label: {} }] }), ['error blankOption']],
  [
    'an option in one language',
    asking({ ...good, options: [tea, { ...rice, label: { bn: 'ভাত' } }] }),
    ['error missingOptionEn'],
  ],
  [
    'options that read the same in one language',
    asking({ ...good, options: [tea, { ...rice, label: { en: ' tea ', bn: 'ভাত' } }] }),
    ['error duplicateOption'],
  ],
  ['more to choose than there is', asking({ ...several, minChosen: 3 }), ['error minChosenOverOptions']],
  ['fewer to put in order than asked for', asking({ ...order, minRanked: 3 }), ['error rankedOverOptions']],
  ['more first places than options', asking({ ...order, maxRanked: 3 }), ['warning rankedOverOptions']],
  ['a maximum beyond the options', asking({ ...several, maxChosen: 3 }), ['warning maxChosenOverOptions']],
  ['a minimum beyond the maximum', asking({ ...several, minChosen: 2, maxChosen: 1 }), ['error minOverMax']],
  [
    'more to choose than goes together',
    asking({ ...several, minChosen: 2, options: [tea, { ...rice, exclusive: true }] }),
    ['error minChosenOverOptions'],
  ],
  [
    'options that are all chosen alone',
    asking({ ...several, options: [tea, rice].map((option) => ({ ...option, exclusive: true })) }),
    ['warning onlyAlone'],
  ],
  [
    'an order with one option to shuffle',
    asking({ ...good, shuffle: true, options: [tea, { ...rice, pinned: true }] }),
    ['warning nothingToShuffle'],
  ],
  ['a unit in one language', asking({ ...amount, unit: { en: 'km' } }), ['warning missingUnitBn']],
  ['an end of a scale in one language', asking({ ...scale, low: { en: 'Bad' }, high: both }), ['warning missingEndBn']],
  ['a scale with only its last end named', asking({ ...scale, high: both }), ['warning blankEnd']],
  ['a scale with only its first end named', asking({ ...scale, low: both, high: { en: ' ' } }), ['warning blankEnd']],
  ['a scale without named ends', asking(scale), []],
  ['a step of a scale in one language', asking({ ...agreement, labels: [{ en: 'No' }] }), ['warning missingStepBn']],
  ['steps in the ready words', asking({ ...agreement, labels: [{}, { en: ' ' }] }), []],
  ['a slider without named ends', asking(slider), []],
  ['a slider with only its first end named', asking({ ...slider, low: both }), ['warning blankEnd']],
  ['a slider the wrong way round', asking({ ...slider, min: 10, max: 5 }), ['error minOverMax']],
  ['a slider of a single place', asking({ ...slider, step: 11 }), ['error stepOverRange']],
  ['a slider that never reaches its end', asking({ ...slider, step: 3 }), ['warning maxOffStep']],
  ['a slider of tenths', asking({ ...slider, min: 0.1, max: 0.7, step: 0.1 }), []],
  ['numbers the wrong way round', asking({ ...amount, min: 2, max: 1 }), ['error minOverMax']],
  ['numbers in steps', asking({ ...amount, min: 5, max: 20, step: 5 }), []],
  ['steps where doubles are not exact', asking({ ...amount, decimals: 1, min: 0.1, max: 0.7, step: 0.1 }), []],
  ['steps without bounds', asking({ ...amount, step: 5 }), []],
  ['steps that are finer than decimals', asking({ ...amount, step: 0.5 }), ['error stepOverDecimals']],
  ['steps from between decimals', asking({ ...amount, min: 0.5, step: 5 }), ['error stepOverDecimals']],
  ['a step beyond the range', asking({ ...amount, min: 1, max: 9, step: 10 }), ['error stepOverRange']],
  ['steps that never reach the greatest number', asking({ ...amount, max: 9, step: 5 }), ['warning maxOffSteps']],
  ['steps in a range with no number', asking({ ...amount, min: 9, max: 1, step: 5 }), ['error minOverMax']],
  ['no whole number between', asking({ ...amount, min: 0.2, max: 0.8 }), ['error noNumberBetween']],
  ['one number between', asking({ ...amount, min: 0.2, max: 0.8, decimals: 1 }), []],
  [
    'one number alone, at a place where doubles are not exact',
    asking({ ...amount, min: 1.1, max: 1.1, decimals: 2 }),
    [],
  ],
  [
    'lengths the wrong way round',
    asking({ ...everyQuestion, kind: 'long_text', minLength: 9, maxLength: 8 }),
    ['error minOverMax'],
  ],
  [
    'days the wrong way round',
    asking({ ...everyQuestion, kind: 'date', min: '2026-02-01', max: '2026-01-01' }),
    ['error minOverMax'],
  ],
])('finds %s', (_name, questionnaire, expected) => {
  expect(keysFor(questionnaire)).toEqual(expected);
});

it('names the end of a scale that is to be named', () => {
  const found = { severity: 'warning', key: 'blankEnd', sectionId: 's', questionId: 'q' };
  expect(checkQuestionnaire(asking({ ...scale, high: both }), ['en'])).toEqual([{ ...found, text: 'low' }]);
  expect(checkQuestionnaire(asking({ ...scale, low: both }), ['en'])).toEqual([{ ...found, text: 'high' }]);
});

it('judges only the languages the questionnaire is offered in', () => {
  const english = asking({ ...good, title: { en: 'Which?' } });
  expect(checkQuestionnaire(english, ['en'])).toEqual([]);
});

describe('a poll', () => {
  const around: Surroundings = {
    title: both,
    description: {},
    closingText: {},
    languages: ['en', 'bn'],
    isPoll: true,
    quotas: [],
  };
  const poll = (...questions: Question[]) => {
    const sections = questions.map((question, index) => ({
      id: `s${index}`,
      title: both,
      intro: {},
      questions: [question],
    }));
    return checkSurvey(around, { sections }).map(({ key, questionId }) => [key, questionId]);
  };
  const text: Question = { kind: 'short_text', id: 't', title: both, help: {}, required: false };

  it('asks one question, which is voted on', () => {
    expect(poll(good)).toEqual([]);
    expect(poll(good, text)).toEqual([['pollAsksOne', 't']]);
    expect(poll(text)).toEqual([['pollNeedsChoice', 't']]);
  });
});

describe('what stands around the questions', () => {
  const around: Surroundings = { title: both, description: {}, closingText: {}, languages: ['en', 'bn'], quotas: [] };
  const found = (change: Partial<Surroundings>) => checkSurvey({ ...around, ...change }, asking(good));

  it('is fine when all that is written is written in every language', () => {
    expect(found({})).toEqual([]);
    expect(found({ title: { en: 'Tea' }, description: { en: 'On tea' }, languages: ['en'] })).toEqual([]);
  });

  it('needs a title in every language', () => {
    expect(found({ title: { en: 'Tea', bn: ' ' } })).toEqual([
      { severity: 'error', key: 'missingProjectTitleBn', text: 'title', locale: 'bn' },
    ]);
    expect(found({ title: { en: 'Tea' }, languages: ['bn'] })).toHaveLength(1);
  });

  it('reads badly with a description or closing text in one of them', () => {
    expect(found({ description: { bn: 'চা নিয়ে' }, closingText: { en: 'Thanks' } })).toEqual([
      { severity: 'warning', key: 'missingDescriptionEn', text: 'description', locale: 'en' },
      { severity: 'warning', key: 'missingClosingTextBn', text: 'closingText', locale: 'bn' },
    ]);
  });
});

describe('a cover picture', () => {
  const around: Surroundings = { title: both, description: {}, closingText: {}, languages: ['en', 'bn'], quotas: [] };
  const image = { key: 'k'.repeat(22), width: 8, height: 6 };
  const at = { severity: 'error', text: 'coverAlt' };

  it.each([
    [{ ...image, alt: both }, []],
    [{ ...image, alt: {} }, [{ ...at, key: 'blankAlt' }]],
    [{ ...image, alt: { en: 'A field' } }, [{ ...at, key: 'missingAltBn', locale: 'bn' }]],
    [{ ...image, alt: {}, decorative: true }, []],
    [null, []],
  ])('is described in every language, or only adorns: %j', (cover, expected) => {
    expect(checkSurvey({ ...around, cover }, asking(good))).toEqual(expected);
  });
});

describe('a link that leads nowhere', () => {
  const broken = { en: 'See [the law](www.law.bd) and [one](or two)', bn: '[আইন](https://law.bd)' };
  const at = { severity: 'error', key: 'brokenLink', values: { address: 'www.law.bd' }, locale: 'en' };

  it('is found in each text that may be marked', () => {
    const around: Surroundings = {
      title: broken,
      description: broken,
      closingText: broken,
      languages: ['en', 'bn'],
      quotas: [],
    };
    const closings = [{ id: 'c', title: both, text: broken }];
    const question: Question = {
      ...good,
      title: broken,
      help: broken,
      jumps: [{ if: { op: 'answered', question: good.id }, to: 'c' }],
    };
    const draft = { sections: [{ id: 's', title: broken, intro: broken, questions: [question] }], closings };
    const found = checkSurvey(around, draft).filter(({ key }) => key === 'brokenLink');
    expect(found).toEqual([
      { ...at, text: 'description' },
      { ...at, text: 'closingText' },
      { ...at, text: 'title', sectionId: 's' },
      { ...at, text: 'intro', sectionId: 's' },
      { ...at, text: 'title', sectionId: 's', questionId: good.id },
      { ...at, text: 'help', sectionId: 's', questionId: good.id },
      { ...at, text: 'text', closingId: 'c' },
    ]);
  });
});

describe('a question whose settings may contradict each other', () => {
  it('can be answered when nothing is an error, and cannot when its settings are one', () => {
    fc.assert(
      fc.property(carelessQuestions('q'), (question) => {
        const errors = checkQuestionnaire(asking(question), []).filter(({ severity }) => severity === 'error');
        const contradictions = errors.filter(({ key }) => CONTRADICTIONS.includes(key));
        const isAnswerable = inputsWithin(question).some((input) => 'answer' in readAnswer(question, input));
        expect([isAnswerable, contradictions]).toEqual([contradictions.length === 0, contradictions]);
      }),
      { numRuns: 1000 },
    );
  });

  it('is named, with its section, by everything that is found in it', () => {
    fc.assert(
      fc.property(carelessQuestions('q'), (question) => {
        for (const finding of checkQuestionnaire(asking(question), ['en', 'bn'])) {
          expect([finding.sectionId, finding.questionId]).toEqual(['s', 'q']);
        }
      }),
    );
  });
});

it('names the question with which all patterns together become too large', () => {
  const asks = (count: number): Questionnaire => {
    const questions = Array.from({ length: count }, (_, at) => ({ ...text, id: `q${at}`, pattern: 'a{190}' }));
    return { sections: [{ id: 's', title: {}, intro: {}, questions }] };
  };
  const errorsOf = (count: number) =>
    checkQuestionnaire(asks(count), ['en']).filter(({ key }) => key === 'patternsTooLarge');
  expect(errorsOf(26)).toEqual([]);
  expect(errorsOf(40)).toEqual([{ severity: 'error', key: 'patternsTooLarge', sectionId: 's', questionId: 'q26' }]);
});

it('finds the same in the same section, and says so with the same list', () => {
  const [section] = asking({ ...good, title: { en: 'Which?' } }).sections;
  if (!section) throw new Error('No section');
  expect(checkSection(section, ['en', 'bn'])).toBe(checkSection(section, ['en', 'bn']));
  expect(checkSection(section, ['en'])).toEqual([]);
});

it('warns of an empty section beside a full one, and says where', () => {
  const questionnaire = asking(good);
  questionnaire.sections.push({ id: 'empty', title: {}, intro: {}, questions: [] });
  expect(checkQuestionnaire(questionnaire, ['en'])).toEqual([
    { severity: 'warning', key: 'emptySection', sectionId: 'empty' },
  ]);
  expect(checkQuestionnaire(asking({ ...good, title: {} }), ['en'])).toEqual([
    { severity: 'error', key: 'blankTitle', sectionId: 's', questionId: 'q', text: 'title' },
  ]);
});

it('has words for everything it finds, in both languages', () => {
  fc.assert(
    fc.property(questionnaires(), (questionnaire) => {
      const around = { title: { en: 'Tea' }, description: { bn: 'চা' }, closingText: { en: 'Thanks' } };
      for (const { key, values = {} } of checkSurvey(
        { ...around, languages: ['en', 'bn'], quotas: [] },
        questionnaire,
      )) {
        for (const message of [en[key as keyof typeof en], bn[key as keyof typeof bn]]) {
          const asksFor = [...(message ?? '{{no message}}').matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]);
          expect(Object.keys(values)).toEqual(expect.arrayContaining(asksFor));
        }
      }
    }),
  );
});

it('shows dates in messages by name', () => {
  const values = { min: '2026-03-05', max: 12, label: 'Tea' };
  expect(shownValues({ values }, 'bn')).toEqual({ min: '৫ মার্চ ২০২৬', max: 12, label: 'Tea' });
  expect(shownValues({}, 'bn')).toEqual({});
  const years = { min: 1971, max: 20_000, count: 1500, from: '2026-03-05' };
  expect(answerValues({ values: years }, 'en')).toEqual({ ...years, min: '1971', max: '20,000', from: '5 March 2026' });
});

describe('the estimated time', () => {
  it('is told in whole minutes, at least one', () => {
    expect([1, 29, 89, 90, 118].map(wholeMinutes)).toEqual([1, 1, 1, 2, 2]);
  });

  it('is reading plus answering', () => {
    const words = Array.from({ length: 238 }, () => 'word').join(' ');
    expect(estimateSeconds(asking({ ...amount, title: { en: words }, help: {} }), ['en'])).toBe(60 + 8);
  });

  it('is the same whatever language is read: that of the longest', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
    const asked = asking({ ...amount, title: { en: words(238), bn: words(119) }, help: {} });
    expect(estimateSeconds(asked, ['bn', 'en'])).toBe(60 + 8);
    expect(estimateSeconds(asked, ['bn'])).toBe(30 + 8);
  });

  it('grows with every question', () => {
    fc.assert(
      fc.property(questionnaires(), (questionnaire) => {
        const more = { sections: [...questionnaire.sections, ...asking(good).sections] };
        expect(estimateSeconds(more, ['bn'])).toBeGreaterThan(estimateSeconds(questionnaire, ['bn']));
      }),
    );
  });
});
