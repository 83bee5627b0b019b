import { z } from 'zod';
import { answerSchema } from '../answers/reading/answer-schema.ts';
import { imageSchema } from './images/image-schema.ts';
import { LIMITS } from './limits.ts';
import { questionLogic } from './logic/logic-schema.ts';
import { stableId } from './stable-id-schema.ts';
import { textSchema } from './texts/text-schema.ts';
import { videoSchema } from './video/video-schema.ts';

/** What every question has, whatever its kind. */
export const everyQuestion = {
  id: stableId.describe('Stays the same for good: reports merge versions by it'),
  title: textSchema(LIMITS.title).describe(
    'In one language or both; may be marked: `**bold**`, `*italic*`, `[a link](https://…)`',
  ),
  help: textSchema(LIMITS.help).describe('Stands under the question; may be marked, with paragraphs and lists too'),
  image: imageSchema.optional().describe('Stands above the question'),
  video: videoSchema.optional().describe('A video that it leads to: a link, which opens beside the page'),
  required: z.boolean().describe('Whether it must be answered'),
  default: answerSchema
    .optional()
    .describe(
      'What stands in its fields from the start, in the shape that its kind names: the respondent keeps, changes or clears ' +
        'it. Nothing that is agreed to, signed or uploaded. A response that is sent in one call has none of it',
    ),
  ...questionLogic,
};
