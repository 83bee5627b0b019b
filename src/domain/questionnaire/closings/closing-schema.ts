import { z } from 'zod';
import { parseSecureAddress, parseWebAddress } from '../../text/web-address.ts';
import { LIMITS } from '../limits.ts';
import { stableId } from '../stable-id-schema.ts';
import { textSchema } from '../texts/text-schema.ts';

/** A page that ends a survey for those whom a jump leads to it, instead of the project's own closing text. */
export const closingSchema = z
  .strictObject({
    id: stableId.describe('What jumps name it by'),
    title: textSchema(LIMITS.title).describe('In one language or both; left empty, words of the product stand there'),
    text: textSchema(LIMITS.help).describe('Stands under the title; may be marked as a help text'),
    link: z
      .string()
      .max(LIMITS.webAddress)
      .refine((link) => parseWebAddress(link) !== undefined, 'url')
      .optional()
      .describe('Where its button leads: an address of http or https'),
    redirects: z
      .boolean()
      .optional()
      .describe('Whether the page opens its link by itself after some seconds; the link is of https then'),
    screensOut: z
      .boolean()
      .optional()
      .describe('Whoever is led here is screened out: at once, and in no figure but that of those who were'),
  })
  .meta({ id: 'Closing' });

export type Closing = z.infer<typeof closingSchema>;

/** Nobody is led by us to where what they open could be read or changed on the way. */
export function redirectsSafely({ redirects, link }: Closing): boolean {
  return !redirects || (link !== undefined && parseSecureAddress(link) !== undefined);
}
