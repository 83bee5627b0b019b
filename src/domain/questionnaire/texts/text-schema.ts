import { z } from 'zod';

/** A text its owner may have written in one language, in both, or not yet. */
export function textSchema(max: number) {
  return z.strictObject({
    en: z.string().max(max).optional().describe('In English'),
    bn: z.string().max(max).optional().describe('In Bengali'),
  });
}
