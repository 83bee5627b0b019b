import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { stableId } from '../stable-id-schema.ts';
import { conditionSchema } from './condition-schema.ts';
import { END } from './end.ts';

const showIf = conditionSchema.optional();

const jumpSchema = z.strictObject({
  if: conditionSchema.optional().describe('When it is taken; left out: always'),
  to: z
    .union([stableId, z.literal(END)])
    .describe(`The id of a later question or section, of a closing, or \`${END}\`: nothing more is asked`),
});

/** What of a question decides who is asked what. */
export const questionLogic = {
  showIf: showIf.describe('Asked only of those for whom it holds; left out: of all'),
  requireIf: conditionSchema.optional().describe('Has to be answered by those for whom it holds'),
  jumps: z
    .array(jumpSchema)
    .max(LIMITS.jumps)
    .optional()
    .describe('Where to go on after it: the first that holds; else with the next question'),
};

/** What of a section decides who is asked what. */
export const sectionLogic = {
  showIf: showIf.describe('Its questions are asked only of those for whom it holds; left out: of all'),
};
