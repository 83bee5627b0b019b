// For tests: a quiz with every kind that has keys, each by every key it may have; what these say stands nowhere else.
import type { Question, Questionnaire } from '../questionnaire/schema.ts';
import type { AnswerKey, QuestionMarking } from './marking-schema.ts';

interface Keyed {
  question: Question;
  key: AnswerKey;
  /** An answer that is not right; sent before anything is told. */
  answer: string | number | string[] | Record<string, string>;
  /** What of its key stands in no question, nor in that answer, nor by chance in an id. */
  secrets: string[];
}

const asked = (id: string) => ({ id, title: { en: `Question ${id}`, bn: `প্রশ্ন ${id}` }, help: {}, required: false });
const named = (...names: string[]) => names.map((en, place) => ({ id: `o${place + 1}`, label: { en, bn: en } }));
const letters = named('Aa', 'Bb', 'Cc');
const rows = [
  { id: 'r1', label: { en: 'First row', bn: 'প্রথম সারি' } },
  { id: 'r2', label: { en: 'Second row', bn: 'দ্বিতীয় সারি' } },
];

export const sampleKeys: readonly Keyed[] = [
  {
    question: { ...asked('single'), kind: 'single_choice', options: letters },
    key: { by: 'options', right: ['o1'], shares: { o3: 33.37 } },
    answer: 'o2',
    secrets: ['33.37'],
  },
  {
    question: { ...asked('dropdown'), kind: 'dropdown', options: letters },
    key: { by: 'options', right: ['o1'], shares: { o3: 31.19 } },
    answer: 'o2',
    secrets: ['31.19'],
  },
  {
    question: { ...asked('several'), kind: 'multiple_choice', options: named('Dd', 'Ee', 'Ff') },
    key: { by: 'options', right: ['o1', 'o3'], shares: { o2: -41.13 } },
    answer: ['o1', 'o2'],
    secrets: ['Dd; Ff', '41.13'],
  },
  {
    question: { ...asked('yesno'), kind: 'yes_no' },
    key: { by: 'options', right: ['yes'] },
    answer: 'no',
    secrets: [],
  },
  {
    question: { ...asked('text'), kind: 'short_text' },
    key: { by: 'texts', accepted: [{ text: 'Shapla' }, { text: 'Lotus', share: 43.17 }] },
    answer: 'Rose',
    secrets: ['Shapla', 'Lotus', '43.17'],
  },
  {
    question: { ...asked('quantity'), kind: 'short_text' },
    key: {
      ...{ by: 'quantities', accepted: [{ value: 615_106_151, tolerance: 0.017 }], unitPenalty: 29 },
      units: [{ name: 'metres', times: 1 }],
    },
    answer: '12 leagues',
    secrets: ['615106151', '615,106,151', '0.017', 'metres'],
  },
  {
    question: { ...asked('number'), kind: 'number', decimals: 0, unit: {} },
    key: { by: 'numbers', accepted: [{ value: 719_307_193, tolerance: 0.019 }] },
    answer: 12,
    secrets: ['719307193', '719,307,193', '0.019'],
  },
  {
    question: { ...asked('slider'), kind: 'slider', min: 0, max: 900_000, step: 0.5, low: {}, high: {}, unit: {} },
    key: { by: 'numbers', accepted: [{ value: 823_708.5 }] },
    answer: 12,
    secrets: ['823708.5', '823,708.5'],
  },
  {
    question: { ...asked('order'), kind: 'ranking', options: named('Gg', 'Hh', 'Ii') },
    key: { by: 'order', order: ['o3', 'o1', 'o2'] },
    answer: ['o1', 'o2', 'o3'],
    secrets: ['"o3","o1","o2"'],
  },
  {
    question: { ...asked('pairs'), kind: 'grid_single_choice', rows, options: named('Jj', 'Kk') },
    key: { by: 'pairs', pairs: { r1: 'o2', r2: 'o1' } },
    answer: { r1: 'o1', r2: 'o2' },
    secrets: ['First row: Kk', '"r1":"o2"'],
  },
  {
    question: { ...asked('cells'), kind: 'grid_dropdown', rows, columns: named('Cell'), options: named('Ll', 'Mm') },
    key: { by: 'pairs', pairs: { 'r1~o1': 'o2', 'r2~o1': 'o1' } },
    answer: { 'r1~o1': 'o1', 'r2~o1': 'o2' },
    secrets: ['"r1~o1":"o2"'],
  },
  {
    question: {
      ...{ ...asked('blanks'), kind: 'fill_blanks', passage: { en: 'A [1] and a [2].', bn: 'একটি [1] ও একটি [2]।' } },
      blanks: [
        { id: '1', asks: 'text' },
        { id: '2', asks: 'choice', options: named('Nn', 'Oo') },
      ],
    },
    key: { by: 'blanks', blanks: { 1: [{ text: 'Sundari' }, { text: 'Gewa', share: 47.11 }], 2: [{ option: 'o1' }] } },
    answer: { 1: 'Mango', 2: 'o2' },
    secrets: ['Sundari', 'Gewa', '47.11'],
  },
  {
    question: { ...asked('essay'), kind: 'long_text' },
    key: { by: 'hand', rubric: 'Rubric of two rivers' },
    answer: 'A long story',
    secrets: ['Rubric of two rivers'],
  },
];

/** What a right answer to each of them earns: a number that stands nowhere else. */
export const POINTS_OF_EACH = 1.37;

function markingOf({ question, key }: Keyed): QuestionMarking {
  const said = (what: string) => ({ en: `${what} on ${question.id}.`, bn: `${what} on ${question.id}.` });
  return {
    ...{ points: POINTS_OF_EACH, key, feedback: said('Remark') },
    ...(key.by === 'options' && {
      optionFeedback: key.right.includes('yes') ? { no: said('Choice') } : { o2: said('Choice'), o3: said('Untold') },
    }),
  };
}

export const sampleOfKeys: Questionnaire & { marking: NonNullable<Questionnaire['marking']> } = {
  sections: [{ id: 's1', title: {}, intro: {}, questions: sampleKeys.map(({ question }) => question) }],
  marking: {
    pass: 97,
    penalty: 23,
    bands: [{ id: 'b1', from: 0, to: 100, feedback: { en: 'Remark on all.', bn: 'Remark on all.' } }],
    questions: Object.fromEntries(sampleKeys.map((keyed) => [keyed.question.id, markingOf(keyed)])),
  },
};
