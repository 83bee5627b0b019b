import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { conditionSchema, factName } from '../logic/condition-schema.ts';
import { rowId, stableId } from '../stable-id-schema.ts';
import { ARITHMETIC, type Expression } from './expression.ts';
import { isWithin, WHOLE } from './room.ts';

const ofAnswer = {
  question: stableId.describe('Of the question whose answer is looked at'),
  row: rowId
    .optional()
    .describe('Of the row, the option, or the cell (`row~column`) that is looked at; left out: the whole answer'),
  eachRow: z.boolean().optional().describe('What is said of each row, or cell, is added up'),
};
const inner = z.lazy(() => anyExpression);

const points = z.strictObject({
  option: stableId.describe('Id of an option of that question'),
  points: z.number().min(-LIMITS.number).max(LIMITS.number).describe('What choosing it is worth'),
});

const anyExpression: z.ZodType<Expression> = z
  .discriminatedUnion('op', [
    z.strictObject({
      op: z.literal('numeric').describe('A number'),
      value: z.number().min(-LIMITS.number).max(LIMITS.number).describe('The number'),
    }),
    z.strictObject({
      op: z.literal('text').describe('A text, the same in every language'),
      value: z.string().max(LIMITS.hiddenValue).describe('The text'),
    }),
    z.strictObject({
      op: z.literal('answer').describe('The answer itself: a number, a step of a scale, or a text'),
      ...ofAnswer,
    }),
    z.strictObject({ op: z.literal('count').describe('How many options were chosen'), ...ofAnswer }),
    z.strictObject({
      op: z.literal('points').describe('What the chosen options are worth together; those not named here: nothing'),
      ...ofAnswer,
      points: z.array(points).max(LIMITS.options).describe('What each option is worth'),
    }),
    z.strictObject({ op: z.literal('fact').describe('What the link brought along, as a text'), fact: factName }),
    z.strictObject({
      op: z.literal('variable').describe('What another variable comes to'),
      variable: stableId.describe('Of a variable that stands before this one'),
    }),
    z.strictObject({
      op: z
        .enum(ARITHMETIC)
        .describe(
          '`sum`, `mean`, `min` and `max` leave out what is not known; the others need all: `difference` takes the others from the first, `quotient` divides it by them',
        ),
      of: z.array(inner).max(LIMITS.expressions).describe('What is reckoned with, in order'),
    }),
    z.strictObject({
      op: z.literal('round').describe('Rounded, halves away from zero'),
      of: inner.describe('What is rounded'),
      decimals: z.int().min(0).max(LIMITS.decimals).describe('Digits after the point'),
    }),
    z.strictObject({
      op: z.literal('if').describe('One of two, by a condition'),
      if: conditionSchema.describe('What decides'),
      yes: inner.describe('Where it holds'),
      no: inner.optional().describe('Where it does not; left out: nothing'),
    }),
  ])
  .meta({ id: 'Expression' });

/** A draft's may be incomplete or point nowhere, which the checker tells; it is bounded here, conditions included. */
const expressionSchema = anyExpression.refine((expression) => isWithin(expression, WHOLE), 'tooManyExpressions');

/** What is reckoned of the answers of each respondent. */
export const variableSchema = z
  .strictObject({
    id: stableId.describe('What conditions, texts and other variables name it by'),
    label: z.string().max(LIMITS.variableLabel).describe('What owners call it'),
    type: z
      .enum(['numeric', 'text'])
      .describe('What it comes to; a number is kept within a milliard and to 6 decimals'),
    expression: expressionSchema.describe(
      'What it is reckoned by; what is not answered, or divided by zero, is not known',
    ),
  })
  .meta({ id: 'Variable' });
