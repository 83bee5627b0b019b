import { z } from 'zod';
import { moment } from '#kit/contract/listing.ts';

/** Up to where a report, the list of responses and their file go, all of them to the same response (decision 91). */
export const countedToShape = {
  countedTo: moment
    .nullable()
    .describe(
      'When the last response that is in it was submitted; null where all responses are in it, as nearly always',
    ),
  waiting: z.int().describe('How many responses were submitted after that and are not in it yet'),
};

const countedTo = z.object(countedToShape);
export type CountedTo = z.infer<typeof countedTo>;
