import { z } from 'zod';
import { FILE_KEY_LENGTH } from '#domain/questionnaire/kinds/files/file-id.ts';
import { stableId } from '#domain/questionnaire/stable-id-schema.ts';
import { bytes, done, endpoint, uploadedFile } from '#kit/contract/endpoint.ts';
import { FILES, OWN_DOWNLOADS, PIECES } from '../rate-limits.ts';
import { respondentRef } from './respondent-parts.ts';

const KEYS_KNOWN = 'For as long as the file exists';

/** A file is found by the beginning of its id, so that addresses need not carry names. */
const fileKey = z
  .string()
  .transform((id) => id.slice(0, FILE_KEY_LENGTH))
  .pipe(z.string().regex(/^[A-Za-z0-9_-]{22}$/));

const fileParams = z.object({
  id: respondentRef.describe('Id of the respondent'),
  file: fileKey.describe(`Id of the file, or the first ${FILE_KEY_LENGTH} characters of it`),
});

/** More than any system gives a file for a name. */
const LONGEST_NAME = 1_000;

export const createFile = endpoint({
  name: 'createFile',
  method: 'POST',
  path: '/respondents/:id/files',
  summary:
    'Begin to upload a file to a question; its bytes follow with addPiece, and an answer names it when it is whole',
  access: 'anyone',
  limits: [FILES],
  refusals: ['gone', 'too_large'],
  status: 201,
  keysKnown: KEYS_KNOWN,
  params: z.object({ id: respondentRef.describe('Id of the respondent') }),
  body: z.strictObject({
    question: stableId.describe('Id of the question'),
    name: z.string().max(LONGEST_NAME).describe('What it is called'),
    size: z.int().min(0).describe('In bytes'),
  }),
  data: z.object({
    _id: z.string().describe('Id of the file, which ends with its name: answers name it by this'),
    received: z.int().describe('How many of its bytes there are: more than none where it was begun before'),
    piece: z.int().describe('Bytes of each piece but the last'),
  }),
});

export const addPiece = endpoint({
  name: 'addPiece',
  method: 'PUT',
  path: '/respondents/:id/files/:file',
  summary:
    'Send the next piece of a file, as bytes. A piece that was received before changes nothing; what was received so far is answered in any case',
  access: 'anyone',
  limits: [PIECES],
  keysKnown: 'At any time, for its offset names it,',
  params: fileParams,
  query: z.strictObject({ offset: z.coerce.number().int().min(0).describe('How many bytes stand before it') }),
  body: bytes,
  data: z.object({ received: z.int().describe('How many bytes of the file there are: the next piece begins there') }),
});

export const deleteFile = endpoint({
  name: 'deleteFile',
  method: 'DELETE',
  path: '/respondents/:id/files/:file',
  summary: 'Take an uploaded file back, out of the answer that names it too; one that is gone already is no mistake',
  access: 'anyone',
  keysKnown: 'At any time',
  params: fileParams,
  data: done,
});

export const downloadOwnFile = endpoint({
  name: 'downloadOwnFile',
  method: 'GET',
  path: '/respondents/:id/files/:file',
  summary: 'A file that the respondent uploaded, for them while they are answering',
  access: 'anyone',
  reply: 'file',
  limits: [OWN_DOWNLOADS],
  refusals: ['conflict'],
  params: fileParams,
  data: uploadedFile,
});
