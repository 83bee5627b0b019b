import type { Asked, Question } from '#domain/questionnaire/schema.ts';

/** What is asked in the example of a template: by one cell of a grid, and by where somebody came from. */

const PRICES = {
  id: 'prices',
  kind: 'grid_number',
  title: { en: 'What do you pay for a kilogram?', bn: 'এক কেজির দাম কত দেন?' },
  help: {},
  required: false,
  rows: [
    { id: 'rice', label: { en: 'Rice', bn: 'চাল' } },
    { id: 'lentils', label: { en: 'Lentils', bn: 'ডাল' } },
  ],
  columns: [
    { id: 'shop', label: { en: 'In our shop', bn: 'আমাদের দোকানে' } },
    { id: 'elsewhere', label: { en: 'Elsewhere', bn: 'অন্য দোকানে' } },
  ],
  min: 0,
  max: 1_000,
  decimals: 2,
} satisfies Question;

const CHEAPER = {
  id: 'cheaper',
  kind: 'short_text',
  title: { en: 'Where is rice that cheap?', bn: 'এত কমে চাল কোথায় পান?' },
  help: {},
  required: false,
  // A cell is called by its row and its column.
  showIf: { op: 'number_between', question: PRICES.id, row: 'rice~elsewhere', max: 60 },
} satisfies Question;

const LETTER = {
  id: 'letter',
  kind: 'yes_no',
  title: { en: 'Is our newsletter of use to you?', bn: 'আমাদের নিউজলেটার কি আপনার কাজে লাগে?' },
  help: {},
  required: false,
  // Of those whose link was in it, and of nobody who scanned a code.
  showIf: {
    op: 'and',
    of: [
      { op: 'is', fact: '$utm_source', values: ['newsletter'] },
      { op: 'not', of: { op: 'is', fact: '$from', values: ['qr'] } },
    ],
  },
} satisfies Question;

export const TEMPLATE_CONTENT: Asked = {
  sections: [
    {
      id: 'market',
      title: { en: 'Prices', bn: 'দাম' },
      intro: {},
      questions: [PRICES, CHEAPER, LETTER],
    },
  ],
};
