import { hash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { cleanFileName } from '#domain/questionnaire/kinds/files/file-id.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import type { TicketFile } from '../../contract/ticket-files.ts';
import { ticketFiles } from '../tables.ts';
import { isTaken, keepTicketFile } from './keep-ticket-file.ts';

interface Sent {
  name: string;
  bytes: Uint8Array;
}

/** Keeps a file for a message that follows. The same sent again, as after a lost reply, is the same file. */
export async function createTicketFile(
  db: Db,
  storage: Storage,
  actor: Actor,
  { name: given, bytes }: Sent,
  now: Date,
): Promise<TicketFile> {
  const name = cleanFileName(given);
  if (bytes.length === 0) throw invalidField('files', 'ticketFileEmpty', { name });
  if (!(await isTaken(bytes))) throw invalidField('files', 'ticketFileType', { name });
  const digest = hash('sha256', bytes, 'base64url');
  const [known] = await db
    .update(ticketFiles)
    .set({ createdAt: now })
    .where(
      and(
        eq(ticketFiles.uploaderId, actor.id),
        eq(ticketFiles.digest, digest),
        eq(ticketFiles.name, name),
        isNull(ticketFiles.messageId),
      ),
    )
    .returning({ _id: ticketFiles.id, name: ticketFiles.name, size: ticketFiles.size });
  return known ?? (await keepTicketFile(db, storage, { uploaderId: actor.id, name, digest, bytes }, now));
}
