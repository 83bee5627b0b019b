import { and, eq, inArray, isNull } from 'drizzle-orm';
import { invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { ticketFiles } from '../tables.ts';

/** Sends files along with a message: those alone that its author uploaded and that no other message has. */
export async function claimTicketFiles(
  tx: Db,
  uploaderId: string | null,
  messageId: string,
  files: readonly string[],
): Promise<void> {
  if (files.length === 0) return;
  const isOwn = and(
    inArray(ticketFiles.id, [...files]),
    uploaderId === null ? isNull(ticketFiles.uploaderId) : eq(ticketFiles.uploaderId, uploaderId),
    isNull(ticketFiles.messageId),
  );
  const claimed = await tx.update(ticketFiles).set({ messageId }).where(isOwn).returning({ id: ticketFiles.id });
  if (claimed.length !== new Set(files).size) throw invalidField('files', 'ticketFileGone');
}
