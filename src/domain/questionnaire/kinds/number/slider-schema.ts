import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';
import { LIMITS } from '../../limits.ts';
import { textSchema } from '../../texts/text-schema.ts';

const { number: most, decimals } = LIMITS.slider;
const least = 10 ** -decimals;
const end = z.number().min(-most).max(most).multipleOf(least);

export const sliderSchema = z.strictObject({
  ...everyQuestion,
  kind: z.literal('slider').describe('Answered by a number from `min` to `max`, moved to in steps of `step`'),
  min: end.describe('Where the slider begins'),
  max: end.describe('Where it ends'),
  step: z.number().min(least).max(most).multipleOf(least).describe('How far apart the numbers are, from `min` on'),
  low: textSchema(LIMITS.end).describe('What the least means'),
  high: textSchema(LIMITS.end).describe('What the most means'),
  unit: textSchema(LIMITS.unit).describe('What the number counts'),
});
