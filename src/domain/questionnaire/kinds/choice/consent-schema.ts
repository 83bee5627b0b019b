import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';
import { LIMITS } from '../../limits.ts';
import { textSchema } from '../../texts/text-schema.ts';

export const consentSchema = z.strictObject({
  ...everyQuestion,
  kind: z.literal('consent').describe('Answered by agreeing: `agreed`, a string; who does not agree leaves it out'),
  agreement: textSchema(LIMITS.label).describe('What stands beside the box; blank: ready words'),
});
