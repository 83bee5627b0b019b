import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';
import { LIMITS } from '../../limits.ts';
import { textSchema } from '../../texts/text-schema.ts';
import { numberStep } from './step-schema.ts';

const bound = z.number().min(-LIMITS.number).max(LIMITS.number).optional();

export const numberSchema = z.strictObject({
  ...everyQuestion,
  kind: z.literal('number').describe('Answered by a number'),
  min: bound.describe('Least that is taken'),
  max: bound.describe('Most that is taken'),
  decimals: z.int().min(0).max(LIMITS.decimals).describe('Digits allowed after the point'),
  step: numberStep,
  unit: textSchema(LIMITS.unit).describe('What the number counts'),
});
