import { z } from 'zod';
import { MOST_MINUTES, ON_CLOSE } from './clock.ts';

export const clockSchema = z
  .strictObject({
    minutes: z
      .int()
      .min(1)
      .max(MOST_MINUTES)
      .describe('How many minutes somebody has from the moment that their first question is served'),
    onClose: z
      .enum(ON_CLOSE)
      .describe(
        'Of those who are on their way when it closes, what they have answered is submitted then (`submit`), or they go on ' +
          'until their own time is up (`grace`)',
      ),
  })
  .describe('The time that somebody has');
