import { z } from 'zod';
import { moment } from '#kit/contract/listing.ts';

/** Why a project may be taken down, as its owner is told. */
export const TAKEDOWN_REASONS = ['deceives', 'private_data', 'hateful', 'unlawful', 'unwanted', 'other'] as const;
export type TakedownReason = (typeof TAKEDOWN_REASONS)[number];

const LONGEST_NOTE = 1_000;

/** What whoever takes a project down says. */
export const takedown = z.strictObject({
  reason: z.enum(TAKEDOWN_REASONS).describe('Why, as its owner is told in their language'),
  note: z
    .string()
    .trim()
    .max(LONGEST_NOTE)
    .default('')
    .describe('What else its owner is told, as it is written; the reason `other` needs it'),
});

/** That a project is taken down, as its owner reads it. */
export const takenDown = takedown
  .extend({ note: z.string().describe('What else its owner is told; empty for nothing') })
  .extend({ at: moment.describe('When, in UTC') });
