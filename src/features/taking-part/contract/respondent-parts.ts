import { z } from 'zod';
import { answerSchema } from '#domain/answers/reading/answer-schema.ts';
import { DETAIL_FIELDS } from '#features/projects/contract/settings.ts';

/** A respondent's ref: the capability to read and answer this one respondent, and nothing more. */
export const respondentRef = z.string().regex(/^[A-Za-z0-9_-]{64}$/);
/** What is said of a respondent's state on the wire. */
export const STATE =
  '`completed`, `screened_out` where answers led to a closing that screens out, or `over_quota`; else `answering`';
export const ownRef = respondentRef.describe(
  'Id of the respondent: whoever has it may go on with the answers, so keep it secret',
);
export const respondentParams = z.object({ id: respondentRef });

/** Answers by question id; null clears one. Values are read by the question's kind, in either digit set. */
export const answersInput = z.record(z.string().max(32), z.union([answerSchema, z.null()]));
/** What an identified respondent says of themself; which fields a project asks for is among its settings. */
export const details = z.partialRecord(z.enum(DETAIL_FIELDS), z.string().max(500));

// A respondent's row holds the keys it was written with: repetitions are told from it, without a statement more.
export const KEYS_KNOWN = 'For as long as the response exists';
