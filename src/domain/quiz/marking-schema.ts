import { z } from 'zod';
import { LIMITS } from '../questionnaire/limits.ts';
import { blankId, rowId, stableId } from '../questionnaire/stable-id-schema.ts';
import { textSchema } from '../questionnaire/texts/text-schema.ts';
import { decimalsWithin } from './points.ts';

const hundredths = (number: number) => decimalsWithin(number, 2);

const share = z.number().min(-100).max(100).refine(hundredths, 'tooFine');

const acceptedShare = share.optional().describe('What it earns, in per cent of the points; left out: all of them');

const optionsKey = z.strictObject({
  by: z.literal('options').describe('Right is to choose these options'),
  right: z.array(stableId).max(LIMITS.options).describe('Ids of the options that are right'),
  shares: z
    .record(stableId, share)
    .optional()
    .describe(
      'What single options earn or cost, in per cent of the points. Else a right one earns all where one is chosen, and an ' +
        'equal part where several are; there a wrong one costs as much',
    ),
});

const textsKey = z.strictObject({
  by: z.literal('texts').describe('Right is to write one of these'),
  accepted: z
    .array(
      z.strictObject({
        text: z
          .string()
          .max(LIMITS.shortText)
          .describe('What is accepted, however it is spaced and in either digit set'),
        share: acceptedShare,
      }),
    )
    .max(LIMITS.accepted)
    .describe('What is accepted; of several that fit, the one that earns most'),
  matchCase: z.boolean().optional().describe('Whether capital and small letters are told apart'),
});

const acceptedNumbers = z
  .array(
    z.strictObject({
      value: z
        .number()
        .min(-LIMITS.number)
        .max(LIMITS.number)
        .refine((number) => decimalsWithin(number, LIMITS.decimals), 'tooFine')
        .describe('The number'),
      tolerance: z
        .number()
        .min(0)
        .max(LIMITS.number)
        .refine((number) => decimalsWithin(number, LIMITS.decimals), 'tooFine')
        .optional()
        .describe('How far from it an answer may lie, either way; left out: not at all'),
      share: acceptedShare,
    }),
  )
  .max(LIMITS.accepted)
  .describe('What is accepted; of several that fit, the one that earns most');

const numberKey = z.strictObject({
  by: z.literal('numbers').describe('Right is one of these numbers'),
  accepted: acceptedNumbers,
});

const quantityKey = z.strictObject({
  by: z.literal('quantities').describe('Right is to write one of these numbers in one of these units'),
  accepted: acceptedNumbers,
  units: z
    .array(
      z.strictObject({
        name: z.string().max(LIMITS.unit).describe('As it is written behind the number, or before it'),
        times: z
          .number()
          .positive()
          .max(LIMITS.number)
          .refine((number) => decimalsWithin(number, LIMITS.decimals), 'tooFine')
          .describe('How many of it are one of the first unit, in which the accepted numbers are'),
      }),
    )
    .max(LIMITS.units)
    .describe('Units, the one that the accepted numbers are in first'),
  unitPenalty: z
    .int()
    .min(1)
    .max(100)
    .optional()
    .describe('What a number loses whose unit is none of these, in per cent of what it earns; left out: nothing'),
});

/** What part of an order earns: Moodle's “absolute position”, “relative to the next item” and “all or nothing”. */
export const ORDER_CREDITS = ['places', 'neighbours', 'whole'] as const;
export type OrderCredit = (typeof ORDER_CREDITS)[number];

const orderKey = z.strictObject({
  by: z.literal('order').describe('Right is to put options in this order'),
  order: z.array(stableId).max(LIMITS.options).describe('Ids of the options in the right order, the first one first'),
  credit: z
    .enum(ORDER_CREDITS)
    .optional()
    .describe(
      'What earns an equal part of the points: each option in its place (`places`), or each that is followed by the one ' +
        'that comes next (`neighbours`); or nothing but all of it (`whole`). Left out: `places`',
    ),
});

const pairsKey = z.strictObject({
  by: z.literal('pairs').describe('Right is to choose for each row what belongs to it'),
  pairs: z
    .record(rowId, stableId)
    .refine((pairs) => Object.keys(pairs).length <= LIMITS.gridCells, 'tooMany')
    .describe('Ids of the options that are right, by the id of the row; each earns an equal part of the points'),
});

const filledWith = z.union([
  z.strictObject({
    text: z.string().max(LIMITS.cell).describe('Where one writes: what is accepted'),
    share: acceptedShare,
  }),
  z.strictObject({ option: stableId.describe('Where one chooses: the id of an option'), share: acceptedShare }),
]);

const blanksKey = z.strictObject({
  by: z.literal('blanks').describe('Right is to fill each blank with one of these'),
  blanks: z
    .record(blankId, z.array(filledWith).max(LIMITS.accepted))
    .refine((blanks) => Object.keys(blanks).length <= LIMITS.blanks, 'tooMany')
    .describe(
      'What is accepted, by the id of the blank; of several that fit, the one that earns most. Each blank earns an equal ' +
        'part of the points',
    ),
  matchCase: z.boolean().optional().describe('Whether capital and small letters are told apart'),
});

const handKey = z.strictObject({
  by: z.literal('hand').describe('Somebody reads the answer and says what it earns'),
  rubric: z.string().max(LIMITS.help).optional().describe('What to look for, for those who mark'),
});

/** What is right, in one of the ways of telling. */
export const answerKeySchema = z.discriminatedUnion('by', [
  optionsKey,
  textsKey,
  numberKey,
  quantityKey,
  orderKey,
  pairsKey,
  blanksKey,
  handKey,
]);

export const questionMarkingSchema = z.strictObject({
  points: z
    .number()
    .min(0)
    .max(LIMITS.points)
    .refine(hundredths, 'tooFine')
    .describe('What a right answer earns; 0 where the question does not count'),
  key: answerKeySchema.optional().describe('What is right'),
  feedback: textSchema(LIMITS.help).optional().describe('What is told of the answer once it is shown; may be marked'),
  optionFeedback: z
    .record(stableId, textSchema(LIMITS.help))
    .refine((texts) => Object.keys(texts).length <= LIMITS.options, 'tooMany')
    .optional()
    .describe('What else is told those who chose an option, by its id; may be marked'),
  bank: z
    .uuid()
    .optional()
    .describe('Id of the question of the question bank that it is a copy of; marks do not depend on it'),
});

const percent = z.number().min(0).max(100).refine(hundredths, 'tooFine');

const bandSchema = z.strictObject({
  id: stableId.describe('Id of the band'),
  from: percent.describe('From how many per cent of all points on; marks below zero count as 0'),
  to: percent.describe('Up to how many per cent, which are in the next band; 100 are in this one'),
  feedback: textSchema(LIMITS.help).describe('What is told those who came to that, once it is shown; may be marked'),
});

/** How a quiz is marked. It is no part of what respondents are sent: see `Asked`. */
export const markingSchema = z.strictObject({
  questions: z.record(stableId, questionMarkingSchema).describe('Points and answer key, by question id'),
  pass: z
    .int()
    .min(1)
    .max(100)
    .optional()
    .describe('From how many per cent of all points on it is passed; left out: nobody passes or fails'),
  penalty: z
    .int()
    .min(1)
    .max(100)
    .optional()
    .describe('What an answer that earns nothing costs, in per cent of the points of its question; left out: nothing'),
  belowZero: z.boolean().optional().describe('Whether the marks in all may be less than nothing'),
  bands: z
    .array(bandSchema)
    .max(LIMITS.bands)
    .optional()
    .describe('What is told by what somebody came to in all; together they cover 0 to 100 per cent once'),
});

export type Marking = z.infer<typeof markingSchema>;
export type QuestionMarking = z.infer<typeof questionMarkingSchema>;
export type AnswerKey = z.infer<typeof answerKeySchema>;
/** How an answer key says what is right. */
export type KeyedBy = AnswerKey['by'];
export type KeyOf<By extends KeyedBy> = Extract<AnswerKey, { by: By }>;
