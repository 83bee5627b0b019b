import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { DemoSurvey } from '../demo-survey.ts';
import { numberedOptions } from './numbered-options.ts';

const asks = { help: {}, required: true };
const may = { help: {}, required: false };

/**
 * Later questions offer what an earlier one was answered with, and what not; two sections come in an order by chance;
 * the code of a card is checked as it is typed; at the end one signs.
 */
const content: Questionnaire = {
  sections: [
    {
      id: 'card',
      title: { en: 'Your invitation', bn: 'আপনার আমন্ত্রণ' },
      intro: {},
      questions: [
        {
          ...asks,
          kind: 'short_text',
          id: 'code',
          title: { en: 'Which code is on your card?', bn: 'আপনার কার্ডে কোন কোড লেখা আছে?' },
          help: { en: 'It is under the picture of the shop.', bn: 'দোকানের ছবির নিচে কোডটি আছে।' },
          pattern: '[A-Z]{2}-[0-9]{4}',
          patternMessage: {
            en: 'Two capital letters, a hyphen, four digits: AB-1234',
            bn: 'ইংরেজি দুটি বড় হাতের অক্ষর, হাইফেন, চারটি অঙ্ক: AB-1234',
          },
        },
      ],
    },
    {
      id: 'ways',
      title: { en: 'How you pay', bn: 'কীভাবে টাকা দেন' },
      intro: {},
      questions: [
        {
          ...may,
          kind: 'multiple_choice',
          id: 'used',
          title: { en: 'How did you pay in shops last month?', bn: 'গত মাসে দোকানে কীভাবে টাকা দিয়েছেন?' },
          options: numberedOptions(
            ['Cash', 'নগদ টাকায়'],
            ['A mobile wallet', 'মোবাইল ওয়ালেটে'],
            ['A card', 'কার্ডে'],
            ['A QR code of a bank', 'ব্যাংকের কিউআর কোডে'],
            ['Later: the shop wrote it down', 'বাকিতে'],
          ),
        },
        {
          ...may,
          kind: 'ranking',
          id: 'likes',
          title: { en: 'Which of these do you like best?', bn: 'এর মধ্যে কোনটি সবচেয়ে পছন্দ?' },
          carried: { from: 'used', which: 'chosen' },
          options: [],
        },
        {
          ...may,
          kind: 'single_choice',
          id: 'next',
          title: { en: 'Which of the others would you try first?', bn: 'বাকিগুলোর মধ্যে কোনটি আগে চেষ্টা করবেন?' },
          carried: { from: 'used', which: 'not_chosen' },
          options: [{ id: 'none', label: { en: 'None of them', bn: 'কোনোটিই না' } }],
        },
      ],
    },
    {
      id: 'speed',
      title: { en: 'Speed', bn: 'গতি' },
      intro: {},
      shuffled: true,
      questions: [
        {
          ...asks,
          kind: 'rating',
          id: 'fast',
          title: { en: 'How fast is paying by phone?', bn: 'ফোনে টাকা দেওয়া কতটা দ্রুত?' },
          steps: 5,
        },
      ],
    },
    {
      id: 'trust',
      title: { en: 'Trust', bn: 'আস্থা' },
      intro: {},
      shuffled: true,
      questions: [
        {
          ...asks,
          kind: 'rating',
          id: 'safe',
          title: { en: 'How safe is paying by phone?', bn: 'ফোনে টাকা দেওয়া কতটা নিরাপদ?' },
          steps: 5,
        },
        {
          ...asks,
          kind: 'yes_no',
          id: 'wrong',
          title: { en: 'Has money of yours ever gone to a wrong number?', bn: 'কখনো ভুল নম্বরে টাকা চলে গেছে?' },
        },
      ],
    },
    {
      id: 'end',
      title: { en: 'Your signature', bn: 'আপনার সই' },
      intro: {},
      questions: [
        {
          ...may,
          kind: 'signature',
          id: 'sign',
          title: { en: 'I have answered of my own free will', bn: 'আমি স্বেচ্ছায় উত্তর দিয়েছি' },
          help: { en: 'Your initials will do.', bn: 'নামের আদ্যক্ষর লিখলেই চলবে।' },
        },
      ],
    },
  ],
};

/** A section a page. */
export const market: DemoSurvey = {
  owner: 'second',
  title: { en: 'Paying in the market', bn: 'বাজারে টাকা দেওয়া' },
  settings: {
    description: {
      en: 'For those who got a card from their shop: how do you pay, and how would you like to?',
      bn: 'যাঁরা দোকান থেকে কার্ড পেয়েছেন, তাঁদের জন্য: কীভাবে টাকা দেন, আর কীভাবে দিতে চান?',
    },
    languages: ['bn', 'en'],
    viewType: 'paged',
  },
  content,
  answered: {
    people: 96,
    finishing: 0.9,
    inBengali: 0.83,
    mood: 0.6,
    days: [8, 0],
    habits: {
      code: { weights: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1] },
      used: { chances: [0.9, 0.71, 0.14, 0.22, 0.43], answered: 0.97 },
      likes: { weights: [34, 41, 12, 9, 4], answered: 0.86 },
      next: { weights: [30, 28, 24, 10, 5, 3], answered: 0.8 },
      fast: { shift: 0.2 },
      safe: { shift: -0.05 },
      wrong: { weights: [21, 79] },
      sign: {
        weights: [1],
        answered: 0.7,
        remarks: {
          en: { pleased: ['R. U.', 'S. A.', 'M. H.', 'N. B.'], displeased: ['T. R.', 'K. S.'] },
          bn: { pleased: ['র. উ.', 'স. আ.', 'ম. হ.', 'ন. বে.'], displeased: ['ত. র.', 'ক. স.'] },
        },
      },
    },
  },
};
