import { z } from 'zod';
import { REVEALED } from './reveal.ts';

const shown = z.array(z.enum(REVEALED)).max(REVEALED.length);

export const revealSchema = z
  .strictObject({
    done: shown.describe('In the first two minutes after submitting'),
    open: shown.describe('Later, while answers are still taken'),
    closed: shown.describe('Once no answers are taken any more'),
  })
  .describe(
    'Their own answers (`attempt`), which were right (`correctness`), their `marks`, what is said of each question ' +
      '(`feedback`), and what was right (`key`)',
  );
