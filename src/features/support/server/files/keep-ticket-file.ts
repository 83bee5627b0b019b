import type { Db } from '#kit/server/database/db.ts';
import { newId, newSecret } from '#kit/server/ids.ts';
import { contentTypeOf } from '#kit/server/storage/content-type.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { TICKET_FILE_TYPES, type TicketFile } from '../../contract/ticket-files.ts';
import { ticketFiles } from '../tables.ts';

interface Kept {
  uploaderId: string | null;
  /** Clean. */
  name: string;
  digest: string;
  bytes: Uint8Array;
}

/** Whether a file is of a type that tickets take, whatever it is called. */
export async function isTaken(bytes: Uint8Array): Promise<boolean> {
  return Object.hasOwn(TICKET_FILE_TYPES, await contentTypeOf(bytes));
}

/** Keeps a file. The row comes first: what is stored without one would never be deleted. */
export async function keepTicketFile(
  db: Db,
  storage: Storage,
  { bytes, ...file }: Kept,
  now: Date,
): Promise<TicketFile> {
  const row = { ...file, id: newId(), key: newSecret(16), size: bytes.length, createdAt: now };
  await db.insert(ticketFiles).values(row);
  await storage.put(storedName(row), bytes);
  return { _id: row.id, name: row.name, size: row.size };
}

export function storedName({ key }: { key: string }): string {
  return `tickets/${key}`;
}
