import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { textSchema } from '../texts/text-schema.ts';
import { readVideoAddress } from './video-address.ts';

/** A video that a question leads to. */
export const videoSchema = z.strictObject({
  address: z
    .string()
    .max(LIMITS.webAddress)
    .refine((address) => readVideoAddress(address) !== undefined, 'videoAddress')
    .describe('An address of https: of a video at YouTube, Vimeo or Facebook, or of a file (.mp4, .webm and the like)'),
  title: textSchema(LIMITS.videoTitle).describe('What it is called: what its link says'),
});
