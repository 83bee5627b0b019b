// For tests: a quiz with every way of saying what is right.
import type { Question, Questionnaire } from '../questionnaire/schema.ts';

const asked = { help: {}, required: false };

const questions: Question[] = [
  {
    ...{
      ...asked,
      kind: 'single_choice',
      id: 'capital',
      title: { en: 'Which city is the capital?', bn: 'রাজধানী কোনটি?' },
    },
    options: [
      { id: 'o1', label: { en: 'Dhaka', bn: 'ঢাকা' } },
      { id: 'o2', label: { en: 'Khulna', bn: 'খুলনা' } },
      { id: 'o3', label: { en: 'Sylhet', bn: 'সিলেট' } },
    ],
  },
  {
    ...{
      ...asked,
      kind: 'multiple_choice',
      id: 'rivers',
      title: { en: 'Which of these are rivers?', bn: 'কোনগুলো নদী?' },
    },
    options: [
      { id: 'o1', label: { en: 'Padma', bn: 'পদ্মা' } },
      { id: 'o2', label: { en: 'Meghna', bn: 'মেঘনা' } },
      { id: 'o3', label: { en: 'Jamuna', bn: 'যমুনা' } },
      { id: 'o4', label: { en: 'Keokradong', bn: 'কেওক্রাডং' } },
    ],
  },
  {
    ...{ ...asked, kind: 'yes_no', truth: true, id: 'delta' },
    title: { en: 'Bangladesh is in a delta.', bn: 'বাংলাদেশ বদ্বীপে।' },
  },
  { ...asked, kind: 'short_text', id: 'flower', title: { en: 'The national flower?', bn: 'জাতীয় ফুল কী?' } },
  {
    ...{ ...asked, kind: 'number', id: 'districts', decimals: 1, unit: {} },
    title: { en: 'How many districts are there?', bn: 'জেলা কয়টি?' },
  },
  { ...asked, kind: 'long_text', id: 'remarks', title: { en: 'Anything else?', bn: 'আর কিছু?' } },
];

/** Ten points; six are enough to pass. Texts of keys and feedback stand nowhere else. */
export const sampleQuiz = {
  sections: [{ id: 's1', title: {}, intro: {}, questions }],
  marking: {
    pass: 60,
    bands: [
      { id: 'low', from: 0, to: 60, feedback: { en: 'Feedback on less', bn: 'কম নম্বর নিয়ে মন্তব্য' } },
      { id: 'high', from: 60, to: 100, feedback: { en: 'Feedback on more', bn: 'বেশি নম্বর নিয়ে মন্তব্য' } },
    ],
    questions: {
      capital: {
        points: 2,
        key: { by: 'options', right: ['o1'] },
        feedback: { en: 'Feedback on the capital', bn: 'রাজধানী নিয়ে মন্তব্য' },
        optionFeedback: { o2: { en: 'Feedback on the second', bn: 'দ্বিতীয়টি নিয়ে মন্তব্য' } },
      },
      rivers: { points: 3, key: { by: 'options', right: ['o1', 'o2', 'o3'] } },
      delta: { points: 1, key: { by: 'options', right: ['yes'] } },
      flower: {
        points: 2.5,
        key: { by: 'texts', accepted: [{ text: 'Shapla' }, { text: 'শাপলা' }, { text: 'Water lily', share: 50 }] },
      },
      districts: {
        points: 1.5,
        key: { by: 'numbers', accepted: [{ value: 64 }, { value: 63.5, tolerance: 0.5, share: 33.33 }] },
      },
    },
  },
} satisfies Questionnaire;

const { pass: _pass, ...marking } = sampleQuiz.marking;

/** The same to practise, where nobody passes or fails. */
export const samplePractice = { ...sampleQuiz, marking } satisfies Questionnaire;

/** All of it right. */
export const RIGHT = { capital: 'o1', rivers: ['o1', 'o2', 'o3'], delta: 'yes', flower: 'শাপলা', districts: 64 };
