import { z } from 'zod';

/** As long as a start may tell where a respondent came from. */
const LONGEST_SOURCE = 200;

const day = z.iso.date();

/** What narrows figures, lists and files alike: days and a source. */
export const narrowingShape = {
  from: day.optional().describe('Submitted on this day in Dhaka or later, YYYY-MM-DD'),
  until: day.optional().describe('Submitted on this day or earlier'),
  source: z
    .string()
    .min(1, 'required')
    .max(LONGEST_SOURCE)
    .optional()
    .describe('Came with this value, whatever it is named: `newsletter` finds `utm_source=newsletter`'),
};

const narrowing = z.object(narrowingShape);
export type Narrowing = z.infer<typeof narrowing>;
