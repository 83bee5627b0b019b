import { hash } from 'node:crypto';
import { cleanFileName } from '#domain/questionnaire/kinds/files/file-id.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { LARGEST_TICKET_FILE, MOST_FILES_OF_MESSAGE } from '../../contract/ticket-files.ts';
import { isTaken, keepTicketFile } from '../files/keep-ticket-file.ts';
import type { ReadMail } from './read-mail.ts';

interface Kept {
  /** Ids of what may be sent along. */
  files: string[];
  /** Names of what may not. */
  left: string[];
}

/** Keeps what came with a mail, by the rules of files of tickets (decision 120). */
export async function keepMailedFiles(
  db: Db,
  storage: Storage,
  uploaderId: string | null,
  attached: ReadMail['files'],
  now: Date,
): Promise<Kept> {
  const kept: Kept = { files: [], left: [] };
  for (const { name: given, bytes } of attached) {
    const name = cleanFileName(given);
    const fits = bytes.length > 0 && bytes.length <= LARGEST_TICKET_FILE && kept.files.length < MOST_FILES_OF_MESSAGE;
    if (fits && (await isTaken(bytes))) {
      const digest = hash('sha256', bytes, 'base64url');
      kept.files.push((await keepTicketFile(db, storage, { uploaderId, name, digest, bytes }, now))._id);
    } else kept.left.push(name);
  }
  return kept;
}
