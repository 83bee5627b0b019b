import { isAsking } from '#domain/questionnaire/registry.ts';
import type { Option, Question, QuestionKind, Questionnaire, QuestionOf } from '#domain/questionnaire/schema.ts';

function options(...labels: [en: string, bn: string][]): Option[] {
  return labels.map(([en, bn], index) => ({ id: `o${index + 1}`, label: { en, bn } }));
}

/** Options under other ids: those of a grid are not those of its rows. */
function named(prefix: string) {
  return ({ label }: Option, index: number): Option => ({ id: `${prefix}${index + 1}`, label });
}

const none = { help: {}, required: false };

/** The first and the number must be answered. */
const asked = {
  single_choice: {
    ...none,
    kind: 'single_choice',
    id: 'drink',
    title: { en: 'What do you drink?', bn: 'কী পান করেন?' },
    required: true,
    options: options(['Tea', 'চা'], ['Coffee', 'কফি'], ['Water', 'পানি']),
  },
  multiple_choice: {
    ...none,
    kind: 'multiple_choice',
    id: 'ways',
    title: { en: 'How do you travel?', bn: 'কীভাবে যাতায়াত করেন?' },
    help: { en: 'Think of last week.', bn: 'গত সপ্তাহের কথা ভাবুন।' },
    maxChosen: 2,
    options: options(['Rickshaw', 'রিকশা'], ['Bus', 'বাস'], ['On foot', 'হেঁটে']),
  },
  dropdown: {
    ...none,
    kind: 'dropdown',
    id: 'city',
    title: { en: 'Where do you live?', bn: 'কোথায় থাকেন?' },
    options: options(['Dhaka', 'ঢাকা'], ['Khulna', 'খুলনা']),
  },
  rating: { ...none, kind: 'rating', id: 'stars', title: { en: 'How was it?', bn: 'কেমন ছিল?' }, steps: 5 },
  short_text: { ...none, kind: 'short_text', id: 'trade', title: { en: 'What is your trade?', bn: 'পেশা কী?' } },
  long_text: { ...none, kind: 'long_text', id: 'wish', title: { en: 'What would help?', bn: 'কী হলে সুবিধা হতো?' } },
  email_address: { ...none, kind: 'email_address', id: 'mail', title: { en: 'Your email?', bn: 'ইমেইল?' } },
  phone_number: { ...none, kind: 'phone_number', id: 'phone', title: { en: 'Your mobile?', bn: 'মোবাইল নম্বর?' } },
  web_address: { ...none, kind: 'web_address', id: 'web', title: { en: 'Your website?', bn: 'ওয়েবসাইট?' } },
  opinion_scale: {
    ...none,
    kind: 'opinion_scale',
    id: 'ease',
    title: { en: 'How easy was it?', bn: 'কতটা সহজ ছিল?' },
    from: 1,
    to: 7,
    low: { en: 'Very hard', bn: 'খুব কঠিন' },
    high: { en: 'Very easy', bn: 'খুব সহজ' },
  },
  nps: { ...none, kind: 'nps', id: 'tell', title: { en: 'Would you recommend us?', bn: 'আমাদের কথা অন্যকে বলবেন?' } },
  number: {
    ...none,
    kind: 'number',
    id: 'way',
    title: { en: 'How long is your way?', bn: 'পথ কতটা?' },
    required: true,
    min: 0,
    max: 100,
    decimals: 1,
    unit: { en: 'km', bn: 'কিমি' },
  },
  yes_no: { ...none, kind: 'yes_no', id: 'walks', title: { en: 'Do you walk?', bn: 'হাঁটেন?' } },
  date: { ...none, kind: 'date', id: 'day', title: { en: 'When was it?', bn: 'কবে ছিল?' }, max: '2030-12-31' },
  likert: {
    ...none,
    kind: 'likert',
    id: 'clear',
    title: { en: 'The menu was clear', bn: 'মেনু বুঝতে সহজ ছিল' },
    steps: 5,
    labels: [],
  },
  csat: { ...none, kind: 'csat', id: 'happy', title: { en: 'How satisfied are you?', bn: 'আপনি কতটা সন্তুষ্ট?' } },
  ces: { ...none, kind: 'ces', id: 'effort', title: { en: 'How easy was ordering?', bn: 'অর্ডার দেওয়া কতটা সহজ ছিল?' } },
  slider: {
    ...none,
    kind: 'slider',
    id: 'warmth',
    title: { en: 'How warm was the tea?', bn: 'চা কতটা গরম ছিল?' },
    min: 0,
    max: 100,
    step: 5,
    low: { en: 'Cold', bn: 'ঠান্ডা' },
    high: { en: 'Boiling', bn: 'ফুটন্ত' },
    unit: { en: '°C', bn: '°সে' },
  },
  ranking: {
    ...none,
    kind: 'ranking',
    id: 'order',
    title: { en: 'What matters most?', bn: 'কোনটি সবচেয়ে জরুরি?' },
    options: options(['Price', 'দাম'], ['Time', 'সময়'], ['Comfort', 'আরাম']),
  },
  grid_single_choice: {
    ...none,
    kind: 'grid_single_choice',
    id: 'often',
    title: { en: 'How often do you take these?', bn: 'এগুলোতে কত ঘন ঘন চড়েন?' },
    rows: options(['Bus', 'বাস'], ['Metro rail', 'মেট্রোরেল'], ['Rickshaw', 'রিকশা']),
    options: options(['Daily', 'প্রতিদিন'], ['Sometimes', 'মাঝে মাঝে'], ['Never', 'কখনো না']).map(named('c')),
  },
  grid_multiple_choice: {
    ...none,
    kind: 'grid_multiple_choice',
    id: 'when',
    title: { en: 'When do you use them?', bn: 'কখন ব্যবহার করেন?' },
    rows: options(['Bus', 'বাস'], ['Metro rail', 'মেট্রোরেল']),
    options: options(['Morning', 'সকালে'], ['Evening', 'সন্ধ্যায়'], ['Night', 'রাতে']).map(named('c')),
  },
  grid_rating: {
    ...none,
    kind: 'grid_rating',
    id: 'rate',
    title: { en: 'How good are they?', bn: 'এগুলো কেমন?' },
    rows: options(['Seats', 'বসার জায়গা'], ['Air', 'বাতাস']),
    steps: 5,
  },
  postal_address: {
    ...none,
    kind: 'postal_address',
    id: 'home',
    title: { en: 'What is your address?', bn: 'আপনার ঠিকানা কী?' },
    level: 'upazila',
    asksLine: true,
    asksPostcode: true,
  },
  constant_sum: {
    ...none,
    kind: 'constant_sum',
    id: 'spend',
    title: { en: 'How do you spend it?', bn: 'কীভাবে খরচ করেন?' },
    options: options(['Fares', 'ভাড়া'], ['Food', 'খাবার'], ['Phone', 'ফোন']),
    total: 100,
    unit: { en: 'taka', bn: 'টাকা' },
  },
  file_upload: {
    ...none,
    kind: 'file_upload',
    id: 'papers',
    title: { en: 'Add the menu', bn: 'মেনু যোগ করুন' },
    accepts: ['pictures', 'documents'],
    maxFiles: 2,
    maxMegabytes: 5,
  },
  signature: { ...none, kind: 'signature', id: 'signs', title: { en: 'Sign here', bn: 'এখানে স্বাক্ষর দিন' } },
  person_name: { ...none, kind: 'person_name', id: 'called', title: { en: 'What is your name?', bn: 'আপনার নাম কী?' } },
  consent: {
    ...none,
    kind: 'consent',
    id: 'agrees',
    title: { en: 'May we publish this?', bn: 'এগুলো প্রকাশ করতে পারি?' },
    agreement: { en: 'Yes, without my name', bn: 'হ্যাঁ, নাম ছাড়া' },
  },
  time: { ...none, kind: 'time', id: 'rises', title: { en: 'When do you get up?', bn: 'কখন ঘুম থেকে ওঠেন?' } },
  date_time: {
    ...none,
    kind: 'date_time',
    id: 'ride',
    title: { en: 'When did your last ride begin?', bn: 'শেষ যাত্রা কখন শুরু হয়েছিল?' },
    step: 15,
  },
  date_range: {
    ...none,
    kind: 'date_range',
    id: 'trip',
    title: { en: 'When were you away last?', bn: 'শেষ কবে বাইরে ছিলেন?' },
  },
  grid_text: {
    ...none,
    kind: 'grid_text',
    id: 'shops',
    title: { en: 'Where do you buy these?', bn: 'এগুলো কোথায় কেনেন?' },
    rows: options(['Rice', 'চাল'], ['Fish', 'মাছ']),
    columns: options(['Shop', 'দোকান'], ['Road', 'রাস্তা']).map(named('c')),
  },
  grid_number: {
    ...none,
    kind: 'grid_number',
    id: 'prices',
    title: { en: 'What do they cost?', bn: 'দাম কত?' },
    rows: options(['Rice', 'চাল'], ['Fish', 'মাছ']),
    columns: options(['Last year', 'গত বছর'], ['Now', 'এখন']).map(named('c')),
    min: 0,
    decimals: 2,
  },
  grid_dropdown: {
    ...none,
    kind: 'grid_dropdown',
    id: 'meals',
    title: { en: 'What do you eat?', bn: 'কী খান?' },
    rows: options(['Friday', 'শুক্রবার'], ['Saturday', 'শনিবার']),
    columns: options(['Morning', 'সকালে'], ['Night', 'রাতে']).map(named('c')),
    options: options(['Rice', 'ভাত'], ['Bread', 'রুটি']).map(named('d')),
  },
  fill_blanks: {
    ...none,
    kind: 'fill_blanks',
    id: 'gaps',
    title: { en: 'Fill in the blanks', bn: 'শূন্যস্থান পূরণ করুন' },
    passage: { en: 'We go to [1] by [2].', bn: 'আমরা [২] করে [১] যাই।' },
    blanks: [
      { id: '1', asks: 'text' },
      { id: '2', asks: 'choice', options: options(['Bus', 'বাস'], ['Train', 'ট্রেন']).map(named('g')) },
    ],
  },
  repeating_group: {
    ...none,
    kind: 'repeating_group',
    id: 'riders',
    title: { en: 'Who rides with you?', bn: 'কারা সঙ্গে যান?' },
    columns: [
      { id: 'c1', label: { en: 'Name', bn: 'নাম' }, required: true, asks: 'text' },
      {
        id: 'c2',
        label: { en: 'Age', bn: 'বয়স' },
        required: false,
        asks: 'number',
        min: 0,
        max: 120,
        decimals: 0,
        unit: { en: 'years', bn: 'বছর' },
      },
      {
        id: 'c3',
        label: { en: 'Way', bn: 'পথ' },
        required: false,
        asks: 'choice',
        options: options(['All of it', 'পুরোটা'], ['A part', 'খানিকটা']).map(named('w')),
      },
    ],
    least: 0,
    most: 5,
    entry: { en: 'Rider', bn: 'যাত্রী' },
  },
  statement: {
    ...none,
    kind: 'statement',
    id: 'thanks',
    title: { en: 'That was all we ask', bn: 'আমাদের প্রশ্ন এখানেই শেষ' },
    help: { en: 'What follows is what you said.', bn: 'এরপর আপনার উত্তরগুলো দেখবেন।' },
  },
} satisfies { [K in QuestionKind]: QuestionOf<K> };

const day: Question[] = [asked.single_choice, asked.multiple_choice, asked.dropdown, asked.rating];

/** Whether questions of a kind list options that somebody writes. */
export function hasOptions(kind: QuestionKind): boolean {
  return 'options' in asked[kind];
}

/** Whether questions of a kind list rows. */
export function hasRows(kind: QuestionKind): boolean {
  return 'rows' in asked[kind];
}

/** Whether they list columns too. */
export function hasColumns(kind: QuestionKind): boolean {
  return 'columns' in asked[kind];
}

/** One question of every kind, in two sections and both languages. */
export const everyKind: Questionnaire = {
  sections: [
    {
      id: 's1',
      title: { en: 'Your day', bn: 'আপনার দিন' },
      intro: { en: 'An ordinary one.', bn: 'সাধারণ একটি দিন।' },
      questions: day,
    },
    {
      id: 's2',
      title: { en: 'Your words', bn: 'আপনার কথা' },
      intro: {},
      questions: Object.values(asked).filter((question) => !day.includes(question)),
    },
  ],
};

/**
 * Four of each section: for who builds something and does not care of which kind. Where every kind stands, each letter
 * that is typed takes several times as long.
 */
export const fewKinds: Questionnaire = {
  sections: everyKind.sections.map((section) => ({ ...section, questions: section.questions.slice(0, 4) })),
};

/** How many there are, and how many of them are answered. */
export const PARTS = Object.keys(asked).length;
export const QUESTIONS = Object.values(asked).filter(isAsking).length;
