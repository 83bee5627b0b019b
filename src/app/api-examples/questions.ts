import type { Asked, HiddenValue, Question } from '#domain/questionnaire/schema.ts';
import type { Variable } from '#domain/questionnaire/variables/expression.ts';

/** What is asked in the examples. */

export const RATING = {
  id: 'satisfied',
  kind: 'rating',
  title: { en: 'How satisfied are you?', bn: 'আপনি কতটা সন্তুষ্ট?' },
  help: {},
  required: true,
  steps: 5,
} satisfies Question;

export const PLACE = {
  id: 'place',
  kind: 'single_choice',
  title: { en: 'Where did you buy?', bn: 'কোথা থেকে কিনেছেন?' },
  help: {},
  required: true,
  options: [
    { id: 'shop', label: { en: 'In the shop', bn: 'দোকান থেকে' } },
    { id: 'web', label: { en: 'On the website', bn: 'ওয়েবসাইট থেকে' } },
  ],
} satisfies Question;

export const LIKED = {
  id: 'liked',
  kind: 'multiple_choice',
  title: { en: 'What did you like?', bn: 'কী কী ভালো লেগেছে?' },
  help: {},
  required: false,
  options: [
    { id: 'price', label: { en: 'Price', bn: 'দাম' } },
    { id: 'quality', label: { en: 'Quality', bn: 'মান' } },
    { id: 'service', label: { en: 'Service', bn: 'সেবা' } },
  ],
} satisfies Question;

export const BETTER = {
  id: 'better',
  kind: 'long_text',
  title: { en: 'What could be better?', bn: 'আর কী ভালো হতে পারত?' },
  // In one language, for the checker to find.
  help: { en: 'A few words are enough.' },
  required: false,
  // Not of those who gave every star.
  showIf: { op: 'number_between', question: RATING.id, max: 4 },
} satisfies Question;

/** Nobody is asked for it: the link says it. */
export const BRANCH = { id: 'branch', label: { en: 'Branch', bn: 'শাখা' } } satisfies HiddenValue;

/** Of 10: two for each star, and nothing of those who gave none. */
export const SCORE = {
  id: 'score',
  label: 'Score',
  type: 'numeric',
  expression: {
    op: 'product',
    of: [
      { op: 'answer', question: RATING.id },
      { op: 'numeric', value: 2 },
    ],
  },
} satisfies Variable;

export const SECTION_TITLE = { en: 'Your last purchase', bn: 'আপনার সর্বশেষ কেনাকাটা' };

export const QUESTIONNAIRE: Asked = {
  sections: [{ id: 'purchase', title: SECTION_TITLE, intro: {}, questions: [RATING, PLACE, LIKED, BETTER] }],
  hiddenValues: [BRANCH],
  variables: [SCORE],
};

/** How long answering takes most people, as the server estimates it. */
export const SECONDS = 67;

/** By question id, each in the shape of its kind. */
export const ANSWERS = { satisfied: 4, place: 'web', liked: ['price', 'service'], better: 'Faster delivery' };

/** What is reckoned of them, by variable. */
export const VALUES = { score: 8 };
