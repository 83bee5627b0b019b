import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Expression } from '#domain/questionnaire/variables/expression.ts';
import type { DemoSurvey } from '../demo-survey.ts';
import { well } from '../drawings/well.ts';
import { numberedOptions } from './numbered-options.ts';

const asks = { help: {}, required: true };
const from = (option: string) => ({ op: 'chose' as const, question: 'source', options: [option] });

/** What the options of a question are worth, in their order. */
function points(question: string, ...worth: number[]): Expression {
  return { op: 'points', question, points: worth.map((of, index) => ({ option: `o${index + 1}`, points: of })) };
}

const smellsNot: Expression = {
  op: 'points',
  question: 'smells',
  points: [
    { option: 'yes', points: 0 },
    { option: 'no', points: 2 },
  ],
};
/** From 1 to 5, on each branch. */
const safety: Expression = {
  op: 'sum',
  of: [points('source', 3, 2, 4, 1), smellsNot, points('colour', 3, -1, 1), points('treated', 4, 2, 2, 0)],
};
const atLeast = (min: number) => ({ op: 'value_between' as const, variable: 'safety', min });

/**
 * One answer leads to a branch of its own, and all branches meet again. What was said adds up to how safe the water is,
 * which decides the end and is said there.
 */
const content: Questionnaire = {
  sections: [
    {
      id: 'home',
      title: { en: 'At home', bn: 'বাড়িতে' },
      intro: {},
      questions: [
        {
          ...asks,
          kind: 'single_choice',
          id: 'source',
          title: { en: 'Where does your drinking water come from?', bn: 'আপনার খাওয়ার পানি কোথা থেকে আসে?' },
          options: numberedOptions(
            ['The pipe', 'পাইপলাইন'],
            ['A tube well', 'নলকূপ'],
            ['Jars that we buy', 'কেনা জার'],
            ['A pond, a river or rain', 'পুকুর, নদী বা বৃষ্টি'],
          ),
        },
      ],
    },
    {
      id: 'pipe',
      title: { en: 'Water from the pipe', bn: 'পাইপলাইনের পানি' },
      intro: {},
      showIf: from('o1'),
      questions: [
        {
          ...asks,
          kind: 'number',
          id: 'hours',
          title: { en: 'How many hours a day does it come?', bn: 'দিনে কত ঘণ্টা পানি আসে?' },
          min: 0,
          max: 24,
          decimals: 0,
          unit: { en: 'hours', bn: 'ঘণ্টা' },
        },
        { ...asks, kind: 'yes_no', id: 'smells', title: { en: 'Does it smell?', bn: 'পানিতে গন্ধ থাকে?' } },
      ],
    },
    {
      id: 'well',
      title: { en: 'Your tube well', bn: 'আপনার নলকূপ' },
      intro: {},
      showIf: from('o2'),
      questions: [
        {
          ...asks,
          kind: 'single_choice',
          id: 'colour',
          title: { en: 'Which colour is it painted?', bn: 'নলকূপটিতে কোন রং দেওয়া?' },
          options: numberedOptions(
            ['Green: no arsenic', 'সবুজ: আর্সেনিক নেই'],
            ['Red: arsenic', 'লাল: আর্সেনিক আছে'],
            ['None: nobody has tested it', 'রং নেই: পরীক্ষা হয়নি'],
          ),
        },
        {
          ...asks,
          kind: 'yes_no',
          id: 'other_well',
          title: { en: 'Is there another well within a short walk?', bn: 'হাঁটা দূরত্বে অন্য নলকূপ আছে?' },
          showIf: { op: 'chose', question: 'colour', options: ['o2'] },
        },
      ],
    },
    {
      id: 'jars',
      title: { en: 'Water that you buy', bn: 'কেনা পানি' },
      intro: {},
      showIf: from('o3'),
      questions: [
        {
          ...asks,
          kind: 'number',
          id: 'taka',
          title: { en: 'What does it cost a month?', bn: 'মাসে কত খরচ হয়?' },
          min: 0,
          max: 20_000,
          decimals: 0,
          unit: { en: 'taka', bn: 'টাকা' },
        },
      ],
    },
    {
      id: 'open',
      title: { en: 'Water from outside', bn: 'খোলা উৎসের পানি' },
      intro: {},
      showIf: from('o4'),
      questions: [
        {
          ...asks,
          kind: 'single_choice',
          id: 'treated',
          title: { en: 'What do you do before drinking it?', bn: 'খাওয়ার আগে কী করেন?' },
          options: numberedOptions(
            ['Boil it', 'ফুটাই'],
            ['Filter it', 'ছেঁকে নিই'],
            ['Put a tablet in', 'ট্যাবলেট দিই'],
            ['Nothing', 'কিছুই না'],
          ),
        },
      ],
    },
    {
      id: 'fetching',
      title: { en: 'Fetching it', bn: 'পানি আনা' },
      intro: {},
      showIf: { op: 'chose', question: 'source', options: ['o2', 'o4'] },
      questions: [
        {
          ...asks,
          required: false,
          kind: 'repeating_group',
          id: 'fetchers',
          title: { en: 'Who fetches the water?', bn: 'পানি কারা আনেন?' },
          columns: [
            {
              id: 'who',
              label: { en: 'Who', bn: 'কে' },
              required: true,
              asks: 'choice',
              options: numberedOptions(
                ['A woman', 'নারী'],
                ['A girl', 'মেয়েশিশু'],
                ['A man', 'পুরুষ'],
                ['A boy', 'ছেলেশিশু'],
              ),
            },
            {
              id: 'minutes',
              label: { en: 'Time in a day', bn: 'দিনে কত সময় লাগে' },
              required: false,
              asks: 'number',
              min: 0,
              max: 600,
              decimals: 0,
              unit: { en: 'minutes', bn: 'মিনিট' },
            },
          ],
          least: 0,
          most: 6,
          entry: { en: 'Person', bn: 'ব্যক্তি' },
        },
      ],
    },
    {
      id: 'all',
      title: { en: 'In the end', bn: 'সবশেষে' },
      intro: {},
      questions: [
        {
          ...asks,
          kind: 'rating',
          id: 'content',
          title: { en: 'How content are you with your water?', bn: 'পানি নিয়ে আপনি কতটা সন্তুষ্ট?' },
          steps: 5,
          jumps: [{ if: atLeast(5), to: 'safe' }, { if: atLeast(3), to: 'careful' }, { to: 'treat' }],
        },
      ],
    },
  ],
  variables: [{ id: 'safety', label: 'Water safety', type: 'numeric', expression: safety }],
  closings: [
    {
      id: 'safe',
      title: { en: 'Your water is safe', bn: 'আপনার পানি নিরাপদ' },
      text: {
        en: 'It comes to {{value:safety|0}} of 5. Keep the jug and the glasses as clean as the water.',
        bn: 'নিরাপত্তায় ৫-এর মধ্যে {{value:safety|০}}। জগ আর গ্লাসও পানির মতোই পরিষ্কার রাখুন।',
      },
    },
    {
      id: 'careful',
      title: { en: 'Your water is good, with some care', bn: 'একটু খেয়াল রাখলে আপনার পানি ভালো' },
      text: {
        en: 'It comes to {{value:safety|0}} of 5. When it smells, or after a flood, boil it before drinking.',
        bn: 'নিরাপত্তায় ৫-এর মধ্যে {{value:safety|০}}। গন্ধ থাকলে বা বন্যার পরে ফুটিয়ে খান।',
      },
    },
    {
      id: 'treat',
      title: { en: 'Make your water safe before drinking it', bn: 'খাওয়ার আগে পানি নিরাপদ করে নিন' },
      text: {
        en: 'It comes to {{value:safety|0}} of 5. Boil water from outside before drinking it, and drink none from a red tube well.',
        bn: 'নিরাপত্তায় ৫-এর মধ্যে {{value:safety|০}}। খোলা উৎসের পানি ফুটিয়ে খান, আর লাল নলকূপের পানি খাবেন না।',
      },
    },
  ],
};

/** A question at a time along a tree. */
export const water: DemoSurvey = {
  owner: 'second',
  title: { en: 'Water at home', bn: 'বাড়ির পানি' },
  settings: {
    description: {
      en: 'Where does your water come from, and how good is it? Your answers lead to the questions that are yours.',
      bn: 'আপনার পানি কোথা থেকে আসে, কেমন পানি? আপনার উত্তর অনুযায়ী প্রশ্ন আসবে।',
    },
    languages: ['bn', 'en'],
    viewType: 'tree',
    theme: 'river',
  },
  cover: {
    svg: well,
    alt: {
      en: 'A pitcher is filled at the tube well of a village.',
      bn: 'গ্রামের নলকূপে কলসি ভরা হচ্ছে।',
    },
  },
  content,
  answered: {
    people: 172,
    finishing: 0.9,
    inBengali: 0.81,
    mood: 0.5,
    days: [24, 0],
    habits: {
      source: { weights: [38, 31, 16, 15] },
      hours: { amount: { middle: 7, spread: 0.5 } },
      smells: { weights: [46, 54] },
      colour: { weights: [44, 34, 22] },
      other_well: { weights: [58, 42] },
      taka: { amount: { middle: 900, spread: 0.6 } },
      fetchers: { answered: 0.8, weights: [52, 24, 16, 8], amount: { middle: 25, spread: 0.6 } },
      treated: { weights: [48, 20, 14, 18] },
      content: { shift: -0.05 },
    },
  },
};
