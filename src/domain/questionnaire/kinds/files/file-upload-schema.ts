import { z } from 'zod';
import { everyQuestion } from '../../every-question-schema.ts';
import { LIMITS } from '../../limits.ts';
import { FILE_GROUPS } from './file-groups.ts';

export const fileUploadSchema = z.strictObject({
  ...everyQuestion,
  kind: z
    .literal('file_upload')
    .describe('Answered by files that the respondent uploaded to it before: a list of their ids'),
  accepts: z
    .array(z.enum(FILE_GROUPS))
    .max(FILE_GROUPS.length)
    .describe('What the files may be, judged by what is in them; empty: anything'),
  maxFiles: z.int().min(1).max(LIMITS.files).describe('How many at most'),
  maxMegabytes: z.int().min(1).max(LIMITS.fileMegabytes).describe('How large each may be, in megabytes of 1,048,576'),
});
