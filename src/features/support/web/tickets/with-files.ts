import { z } from 'zod';
import { MOST_FILES_OF_MESSAGE } from '../../contract/ticket-files.ts';

/** What a form holds of a call that names files: the files themselves, which are uploaded as it is sent. */
export function withFiles<Shape extends z.ZodRawShape>(body: z.ZodObject<Shape>) {
  return body.extend({ files: z.array(z.custom<File>()).max(MOST_FILES_OF_MESSAGE) });
}
