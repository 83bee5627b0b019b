import { z } from 'zod';
import { REVEALED } from './reveal.ts';

const shown = z.array(z.enum(REVEALED)).max(REVEALED.length);

export const revealSchema = z
  .strictObject({
    during: shown
      .default([])
      .describe(
        'During the quiz, of each question once its answer is final: only where questions come one by one and nobody goes ' +
          'back (`viewType` is `step` and `allowBack` is false, or `questionSeconds` is set). Left out for nothing',
      ),
    done: shown.describe('In the first two minutes after submitting'),
    open: shown.describe('Later, while answers are still taken'),
    closed: shown.describe('Once no answers are taken any more'),
  })
  .describe(
    'Their own answers (`attempt`), which were right (`correctness`), their `marks`, what is said of each question ' +
      '(`feedback`), and what was right (`key`)',
  );
