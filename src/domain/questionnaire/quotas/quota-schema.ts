import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { partsOf } from '../logic/condition.ts';
import { conditionSchema } from '../logic/condition-schema.ts';
import { stableId } from '../stable-id-schema.ts';

/** How many completed responses are taken of those for whom a condition holds. */
export const quotaSchema = z
  .strictObject({
    id: stableId.describe('Made by whoever adds it, never changed'),
    name: z.string().trim().max(LIMITS.quotaName).describe('What its owner calls it; respondents do not see it'),
    condition: conditionSchema
      .refine((condition) => !partsOf(condition).some(({ part }) => 'variable' in part), 'invalid')
      .describe(
        'Which responses it counts: by answers and facts, for what a variable comes to may change with a version',
      ),
    cap: z.int().min(1).max(10_000_000).describe('How many are taken'),
    closing: stableId
      .optional()
      .describe('The closing that is shown beyond it; left out, words of the product stand there'),
  })
  .meta({ id: 'Quota' });

export type Quota = z.infer<typeof quotaSchema>;
