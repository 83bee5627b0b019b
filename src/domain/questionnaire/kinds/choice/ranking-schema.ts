import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';
import { ownOptions } from './options-schema.ts';

export const rankingSchema = z.strictObject({
  ...everyQuestion,
  kind: z.literal('ranking').describe('Answered by the ids of all options, the first one first: an array of strings'),
  ...ownOptions,
});
