import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** A text its owner may have written in one language, in both, or not yet. */
export function textSchema(max: number) {
  return z.strictObject({
    en: z.string().max(max).optional().describe('In English'),
    bn: z.string().max(max).optional().describe('In Bengali'),
  });
}

/**
 * Made by the builder, never changed: reports merge versions by it. Answers are records by id, so a name that every
 * object already has (`constructor`, `__proto__`) is refused: it would read as an answer nobody gave.
 */
export const stableId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,32}$/)
  .refine((id) => !(id in {}));

/** What every question has, whatever its kind. */
export const everyQuestion = {
  id: stableId.describe('Stays the same for good: reports merge versions by it'),
  title: textSchema(LIMITS.title).describe('In one language or both'),
  help: textSchema(LIMITS.help).describe('Stands under the question'),
  required: z.boolean().describe('Whether it must be answered'),
};

/** Whether every id is there once. */
export function areApart(parts: readonly { id: string }[]): boolean {
  return new Set(parts.map(({ id }) => id)).size === parts.length;
}
