import type { Questionnaire, QuestionOf } from '#domain/questionnaire/schema.ts';
import { addPiece, createFile } from '#features/taking-part/contract/files.ts';
import type { TestServer } from '../support/test-server.ts';

const MEGABYTE = 1024 * 1024;

interface Sent {
  name?: string;
  bytes?: Uint8Array;
  question?: string;
}

/** One question, which takes files. */
export function filesQuestionnaire(settings: Partial<QuestionOf<'file_upload'>> = {}): Questionnaire {
  const title = { en: 'Add the menu', bn: 'মেনু যোগ করুন' };
  const asked = { kind: 'file_upload', id: 'papers', title, help: {}, required: false } as const;
  const question = { ...asked, accepts: [], maxFiles: 3, maxMegabytes: 5, ...settings };
  return { sections: [{ id: 's1', title: {}, intro: {}, questions: [question] }] };
}

/** Begins a file, as the first call of an upload does. */
export function beginFile(
  server: TestServer,
  ref: string,
  { name = 'menu.txt', bytes = Buffer.from('Tea'), question = 'papers' }: Sent = {},
) {
  return server.call(createFile, { params: { id: ref }, body: { question, name, size: bytes.length } });
}

export function sendPiece(server: TestServer, ref: string, file: string, offset: number, bytes: Uint8Array) {
  return server.call(addPiece, { params: { id: ref, file }, query: { offset }, body: bytes });
}

/** A whole file, by its id. */
export async function uploadFile(server: TestServer, ref: string, sent: Sent = {}): Promise<string> {
  const { bytes = Buffer.from('Tea') } = sent;
  const { _id } = (await beginFile(server, ref, sent)).data;
  for (let offset = 0; offset < bytes.length; offset += MEGABYTE) {
    const reply = await sendPiece(server, ref, _id, offset, bytes.subarray(offset, offset + MEGABYTE));
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  }
  return _id;
}
