import { z } from 'zod';
import { asked, textSchema } from '../../asked-schema.ts';
import { LIMITS } from '../../limits.ts';

const bound = z.number().min(-LIMITS.number).max(LIMITS.number).optional();

export const numberSchema = z.strictObject({
  ...asked,
  kind: z.literal('number'),
  min: bound,
  max: bound,
  /** Digits allowed after the point. */
  decimals: z.int().min(0).max(LIMITS.decimals),
  unit: textSchema(LIMITS.unit),
});
