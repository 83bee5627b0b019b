import { z } from 'zod';
import { UNTOLD } from '#domain/quiz/item-statistics.ts';
import { answerKeySchema } from '#domain/quiz/marking-schema.ts';
import { OUTCOMES } from '#domain/quiz/outcome.ts';

export const untold = z.enum(UNTOLD).nullable();

const rest = z
  .number()
  .nullable()
  .describe('What these came to in all other questions, as a part of the points there; null without any');

export const itemReport = z.object({
  answerKey: answerKeySchema.describe('What is right'),
  points: z.number().describe('What a right answer earns'),
  versions: z.array(z.int()).describe('Published versions that mark it so, ascending'),
  retired: z.boolean().describe('The newest version no longer asks it, or marks it in another way'),
  count: z.int().describe('How many were asked it and marked so'),
  facility: z.number().nullable().describe('Mean mark as a part of its points: 1 is easiest; null of a handful'),
  discrimination: z
    .number()
    .nullable()
    .describe('Correlation of its marks with the marks in all other questions, -1 to 1; null where `untold` says why'),
  untold: untold.describe('Why there is no `discrimination`; null where there is'),
  outcomes: z
    .array(
      z.object({
        outcome: z.enum(OUTCOMES).describe('Whether all of the points were earned, some, or none'),
        count: z.int().describe('How many answered so'),
        rest,
      }),
    )
    .describe('How many answered right, partly right, wrong and not at all'),
  early: z
    .array(
      z.object({
        outcome: z.enum(OUTCOMES).describe('What it came to, or that it waits'),
        count: z.int().describe('How many'),
      }),
    )
    .describe(
      'The same of those of whom some answer still waits to be marked by hand: they are in no other figure here. Only what is not 0',
    ),
  options: z
    .array(
      z.object({
        id: z.string().describe('Its id, as in the rows of the question'),
        isRight: z.boolean().describe('Whether choosing it is right'),
        count: z.int().describe('How many of these chose it'),
        rest,
      }),
    )
    .describe('What was chosen, and by whom; none where nothing is chosen'),
  parts: z
    .array(
      z.object({
        id: z.string().describe('Its id, as in the rows of the question'),
        count: z.int().describe('How many of these had it right'),
        rest,
      }),
    )
    .describe('What is right or wrong by itself, and who had it right: options that are put in order, or rows'),
  practised: z
    .object({
      tried: z.int().describe('How often somebody practised it'),
      tries: z.int().describe('How many tries these made together'),
      found: z.int().describe('How many of these found what is right after a wrong try'),
      shown: z.int().describe('How many were shown what is right'),
    })
    .nullable()
    .describe('Of practice, where `outcomes` are those of first tries; null elsewhere, and while nobody has'),
});
export type ItemReport = z.infer<typeof itemReport>;
