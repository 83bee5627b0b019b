import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { questionLogic } from './logic/logic-schema.ts';
import { stableId } from './stable-id-schema.ts';

/** A text its owner may have written in one language, in both, or not yet. */
export function textSchema(max: number) {
  return z.strictObject({
    en: z.string().max(max).optional().describe('In English'),
    bn: z.string().max(max).optional().describe('In Bengali'),
  });
}

/** What every question has, whatever its kind. */
export const everyQuestion = {
  id: stableId.describe('Stays the same for good: reports merge versions by it'),
  title: textSchema(LIMITS.title).describe('In one language or both'),
  help: textSchema(LIMITS.help).describe('Stands under the question'),
  required: z.boolean().describe('Whether it must be answered'),
  ...questionLogic,
};
