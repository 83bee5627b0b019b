import { call } from '#kit/web/calls/call-client.ts';
import { createTicketFile } from '../../contract/ticket-files.ts';

/**
 * Uploads files one after the other and tells their ids. Where one fails the message stays as it is written;
 * sent again, what is there already is known by its bytes.
 */
export async function sendFiles(files: readonly File[]): Promise<string[]> {
  const ids: string[] = [];
  for (const file of files) {
    const body = new Uint8Array(await file.arrayBuffer());
    ids.push((await call(createTicketFile, { query: { name: file.name }, body }))._id);
  }
  return ids;
}
