import { z } from 'zod';
import { isHiddenValueName } from '../hidden-values/hidden-value-name.ts';
import { clockTime } from '../kinds/time/clock-schema.ts';
import { LIMITS } from '../limits.ts';
import { rowId, stableId } from '../stable-id-schema.ts';
import { type Condition, partsOf } from './condition.ts';
import { isSourceFact, LANGUAGE, SOURCES } from './facts.ts';

const question = stableId.describe('Of the question whose answer is looked at: one that comes before');
/** A hidden value, the language, or where somebody came from. */
export const factName = z
  .string()
  .refine((name) => name === LANGUAGE || isSourceFact(name) || isHiddenValueName(name), 'invalid')
  .describe(
    `Name of a hidden value; or \`${LANGUAGE}\`: the language they answer in, \`en\` or \`bn\`; or of where their link says ` +
      `that they came from: ${SOURCES.map((fact) => `\`${fact}\``).join(', ')}`,
  );
const row = rowId
  .optional()
  .describe('Of the row, the option, or the cell (`row~column`) that is looked at; left out: the whole answer');
const variable = stableId.describe('Of the variable that is looked at, with what is answered so far');
const several = z.array(z.lazy(() => anyCondition)).max(LIMITS.conditions);

const anyCondition: z.ZodType<Condition> = z
  .discriminatedUnion('op', [
    z.strictObject({
      op: z.literal('and').describe('Holds when every part holds'),
      of: several.describe('The parts'),
    }),
    z.strictObject({
      op: z.literal('or').describe('Holds when at least one part holds'),
      of: several.describe('The parts'),
    }),
    z.strictObject({
      op: z.literal('not').describe('Holds when its part does not'),
      of: z.lazy(() => anyCondition).describe('The part'),
    }),
    z.strictObject({ op: z.literal('answered').describe('Holds when there is an answer'), question, row }),
    z.strictObject({
      op: z.literal('chose').describe('Holds when at least one of the options was chosen'),
      question,
      row,
      options: z.array(stableId).max(LIMITS.options).describe('Ids of options of that question'),
    }),
    z.strictObject({
      op: z.literal('number_between').describe('Holds for a number from the least to the most, both included'),
      question,
      row,
      min: z.number().optional().describe('The least; left out: none'),
      max: z.number().optional().describe('The most; left out: none'),
    }),
    z.strictObject({
      op: z.literal('date_between').describe('Holds for a day from the first to the last, both included'),
      question,
      row,
      min: z.iso.date().optional().describe('The first, YYYY-MM-DD; left out: none'),
      max: z.iso.date().optional().describe('The last, YYYY-MM-DD; left out: none'),
    }),
    z.strictObject({
      op: z.literal('time_between').describe('Holds for a time of day from the first to the last, both included'),
      question,
      row,
      min: clockTime.optional().describe('The first, HH:MM; left out: none'),
      max: clockTime.optional().describe('The last, HH:MM; left out: none'),
    }),
    z.strictObject({
      op: z.literal('contains').describe('Holds for a text with these words in it, in either digits or case'),
      question,
      row,
      text: z.string().max(LIMITS.shortText).describe('The words'),
    }),
    z.strictObject({ op: z.literal('known').describe('Holds when the link brought it along'), fact: factName }),
    z.strictObject({
      op: z.literal('is').describe('Holds when the fact is one of the values, in either digits or case'),
      fact: factName,
      values: z.array(z.string().max(LIMITS.hiddenValue)).max(LIMITS.factValues).describe('The values'),
    }),
    z.strictObject({ op: z.literal('value_known').describe('Holds when the variable comes to anything'), variable }),
    z.strictObject({
      op: z
        .literal('value_between')
        .describe('Holds when it comes to a number from the least to the most, both included'),
      variable,
      min: z.number().optional().describe('The least; left out: none'),
      max: z.number().optional().describe('The most; left out: none'),
    }),
    z.strictObject({
      op: z.literal('value_is').describe('Holds when it comes to one of the texts, in either digits or case'),
      variable,
      values: z.array(z.string().max(LIMITS.hiddenValue)).max(LIMITS.factValues).describe('The texts'),
    }),
  ])
  .meta({ id: 'Condition' });

/** A whole condition. Draft content may be incomplete or point nowhere, which the checker tells; it is bounded here. */
export const conditionSchema = anyCondition.refine(isBounded, 'tooManyConditions');

function isBounded(condition: Condition): boolean {
  const parts = partsOf(condition);
  return parts.length <= LIMITS.conditions && parts.every(({ depth }) => depth <= LIMITS.conditionDepth);
}
