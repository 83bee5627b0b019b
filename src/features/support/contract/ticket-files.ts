import { z } from 'zod';
import { bytes, endpoint, uploadedFile } from '#kit/contract/endpoint.ts';
import { idParams } from '#kit/contract/listing.ts';
import { TICKET_DOWNLOADS, TICKET_FILES } from '../rate-limits.ts';

/** What may be sent along with a message, by what is in it, and what browsers offer to choose from. */
export const TICKET_FILE_TYPES = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/gif': ['.gif'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
  'text/plain': ['.txt', '.log', '.csv'],
} as const;

export const LARGEST_TICKET_FILE = 5_000_000;
export const MOST_FILES_OF_MESSAGE = 5;

/** More than any system gives a file for a name. */
const LONGEST_NAME = 1_000;

export const ticketFile = z.object({
  _id: z.uuid().describe('Its id'),
  name: z.string().describe('What it is called'),
  size: z.int().describe('In bytes'),
});
export type TicketFile = z.infer<typeof ticketFile>;

/** What a message names of what was uploaded for it. */
export const filesOfMessage = z
  .array(z.uuid().describe('Id of a file that the caller uploaded'))
  .max(MOST_FILES_OF_MESSAGE)
  .default([])
  .describe('What is sent along');

export const createTicketFile = endpoint({
  name: 'createTicketFile',
  method: 'POST',
  path: '/ticket-files',
  summary:
    'Upload a file (JPEG, PNG, GIF, WebP, PDF or plain text, judged by its bytes), as bytes, for a message of a ticket ' +
    'to name within a day',
  access: 'signed-in',
  limits: [TICKET_FILES],
  refusals: ['too_large', 'busy'],
  status: 201,
  keysKnown: 'Until a message names it, for the same bytes under the same name are the same file,',
  query: z.strictObject({ name: z.string().max(LONGEST_NAME).describe('What it is called') }),
  body: bytes,
  mostBytes: LARGEST_TICKET_FILE,
  data: ticketFile,
});

export const downloadTicketFile = endpoint({
  name: 'downloadTicketFile',
  method: 'GET',
  path: '/ticket-files/:id',
  summary: 'What was sent along in a ticket, for its owner and for staff',
  access: 'signed-in',
  reply: 'file',
  limits: [TICKET_DOWNLOADS],
  params: idParams,
  data: uploadedFile,
});
