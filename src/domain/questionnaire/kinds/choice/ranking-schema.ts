import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';
import { LIMITS } from '../../limits.ts';
import { offeredOptions } from './options-schema.ts';

const ranked = z.int().min(1).max(LIMITS.options).optional();

export const rankingSchema = z.strictObject({
  ...everyQuestion,
  kind: z
    .literal('ranking')
    .describe('Answered by the ids of the options that were put in order, the first one first: an array of strings'),
  ...offeredOptions,
  minRanked: ranked.describe('How many are put in order at least; left out: as many as may be'),
  maxRanked: ranked.describe('How many at most; left out: all of them'),
});
