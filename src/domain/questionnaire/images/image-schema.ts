import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { textSchema } from '../texts/text-schema.ts';

/** As long as nobody guesses one. */
export const imageKey = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

const pixels = z.int().min(1).max(LIMITS.imageSide);

/** An image that stands with a question or an option. */
export const imageSchema = z.strictObject({
  key: imageKey.describe('The key of an uploaded image, as createImage answers it'),
  width: pixels.describe('In pixels, as createImage answers it: pages keep room of this shape'),
  height: pixels.describe('In pixels, as createImage answers it'),
  alt: textSchema(LIMITS.alt).describe('What it shows, for whoever does not see it'),
  decorative: z.boolean().optional().describe('Whether it only adorns: then nothing is said of it'),
});
