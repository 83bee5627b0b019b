import * as categories from '#features/projects/contract/bank-categories.ts';
import * as questions from '#features/projects/contract/bank-questions.ts';
import { exampleOf } from '#kit/server/api/example.ts';
import { AT, QUIZ } from './story.ts';

const BANK_CATEGORY = '0199f2c5-6e92-7d30-82b5-3f4051627384';
const AROUND = '0199f2c5-6e93-7d31-93c6-405162738495';
const BANK_QUESTION = '0199f2c5-7fa3-7e41-93c6-40516273849a';

const RIVERS = { name: { en: 'Rivers', bn: 'নদী' }, within: AROUND };
const listed = [
  { _id: AROUND, within: null, name: { en: 'Geography', bn: 'ভূগোল' }, questions: 0, revision: 1 },
  { _id: BANK_CATEGORY, ...RIVERS, questions: 1, revision: 1 },
];

const KEPT = {
  question: {
    ...{ kind: 'yes_no' as const, truth: true, id: 'delta', help: {}, required: true },
    title: { en: 'Bangladesh is a delta.', bn: 'বাংলাদেশ একটি বদ্বীপ।' },
  },
  marking: { points: 1, key: { by: 'options' as const, right: ['yes'] } },
};
const FILED = { category: BANK_CATEGORY, tags: ['class 6'] };
const QUESTION = {
  ...{ _id: BANK_QUESTION, ...KEPT, ...FILED, uses: 1, revision: 1 },
  ...{ createdAt: AT.created, updatedAt: AT.saved },
};
const found = {
  items: [QUESTION],
  next: null,
  total: 1,
  inCategories: [{ category: QUESTION.category, count: 1 }],
  allTags: ['class 6'],
};
const params = { id: BANK_QUESTION };

/** Questions that are kept to be asked again. */
export const questionBankExamples = [
  exampleOf(categories.findBankCategories, { query: { bank: 'shared' }, data: listed }),
  exampleOf(categories.findSharedCategories, { data: listed }),
  exampleOf(categories.createBankCategory, { body: { ...RIVERS, bank: 'own' }, data: { _id: BANK_CATEGORY } }),
  exampleOf(categories.updateBankCategory, {
    params: { id: BANK_CATEGORY },
    body: { ...RIVERS, within: null, revision: 1 },
    data: {},
  }),
  exampleOf(categories.deleteBankCategory, { params: { id: BANK_CATEGORY }, data: {} }),
  exampleOf(questions.findBankQuestions, {
    query: { bank: 'shared', category: BANK_CATEGORY, q: 'delta' },
    data: found,
  }),
  exampleOf(questions.findSharedQuestions, { query: { tag: 'class 6' }, data: found }),
  exampleOf(questions.getBankQuestion, {
    params,
    data: {
      ...QUESTION,
      quizzes: [{ _id: QUIZ, kind: 'quiz', mode: 'general', title: { en: 'Our country', bn: 'আমাদের দেশ' } }],
      otherUses: 1,
      statistics: { count: 24, facility: 0.75, discrimination: 0.41 },
    },
  }),
  exampleOf(questions.keepQuestions, {
    body: { bank: 'own', ...FILED, questions: [KEPT] },
    data: { ids: [BANK_QUESTION] },
  }),
  exampleOf(questions.updateBankQuestion, { params, body: { ...KEPT, ...FILED, revision: 1 }, data: {} }),
  exampleOf(questions.deleteBankQuestion, { params, data: {} }),
  exampleOf(questions.restoreBankQuestion, { params, data: {} }),
];
