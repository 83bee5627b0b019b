import { cleanFileName, FILE_KEY_LENGTH, fileId } from '#domain/questionnaire/kinds/files/file-id.ts';
import { type FileRefusal, REFUSED, writeRefusal } from '#domain/questionnaire/kinds/files/refused-file.ts';
import { appendPiece, dropFile, endFile, insertFile, PIECE_BYTES } from '#features/responses/public.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newSecret } from '#kit/server/ids.ts';
import { loadOpenProject } from '../admission/open-project.ts';
import { findUploads, requireAnswering } from './answering-to.ts';
import { type FileKeeping, limitFiles, type Sender } from './file-keeping.ts';
import { inPieces } from './in-pieces.ts';

/** A page of questions: a respondent's, or an owner's preview, which stores nothing. */
export type FormPage = { ref: string } | 'preview';

interface FormFile {
  field: string;
  name: string;
  bytes: AsyncIterable<Uint8Array>;
}

/** The page that a form is posted to, by its address; undefined for any that takes no files. */
export function findFormPage(url: string): FormPage | undefined {
  const [path = ''] = url.split('?');
  if (/^(?:\/bn)?\/survey\/preview\/[^/]+$/.test(path)) return 'preview';
  const [, ref] = /^(?:\/bn)?\/survey\/(?:[^/]+\/)?([A-Za-z0-9_-]{64})$/.exec(path) ?? [];
  return ref === undefined ? undefined : { ref };
}

/**
 * Stores a file that a form without script brings, piece by piece as it comes, and gives the field that says so: the
 * file's id as part of the answer, or why it was not taken. Undefined for a field that no file belongs in.
 */
export async function takeFormFile(
  db: Db,
  keeping: FileKeeping,
  page: FormPage,
  { field, name: given, bytes }: FormFile,
  sender: Sender,
): Promise<[string, string] | undefined> {
  const [, answer, questionId] = /^(answers\.([\w-]{1,32}))\.add$/.exec(field) ?? [];
  if (answer === undefined || questionId === undefined) return undefined;
  const name = cleanFileName(given);
  if (page === 'preview') return [answer, fileId(newSecret().slice(0, FILE_KEY_LENGTH), name)];
  const outcome = await store(db, keeping, page.ref, { questionId, name, bytes }, sender).catch(notTaken);
  if ('refused' in outcome) return [`${answer}.${REFUSED}`, writeRefusal(outcome.refused, name)];
  return [answer, outcome.id];
}

type Outcome = { id: string } | { refused: FileRefusal };

const NOT_TAKEN: Outcome = { refused: 'fileNotTaken' };

/** What is refused is said at the question; what fails fails the page. */
function notTaken(error: unknown): Outcome {
  if (error instanceof AppError) return NOT_TAKEN;
  throw error;
}

interface Named {
  questionId: string;
  name: string;
  bytes: AsyncIterable<Uint8Array>;
}

async function store(
  db: Db,
  { storage, room }: FileKeeping,
  ref: string,
  { questionId, name, bytes }: Named,
  sender: Sender,
): Promise<Outcome> {
  const { parsed, version } = await requireAnswering(db, ref);
  await loadOpenProject(db, parsed.projectId, sender.now);
  limitFiles(parsed.projectId, sender);
  const uploads = await findUploads(db, { ...parsed, version }, questionId);
  if (!uploads) return NOT_TAKEN;
  const key = newSecret().slice(0, FILE_KEY_LENGTH);
  // How large it is shows when all of it is there.
  const begun = { ...parsed, key, questionId, name, size: uploads.maxBytes };
  let file = await insertFile(db, begun, room, sender.now);
  if (!file) return NOT_TAKEN;
  for await (const piece of inPieces(bytes, PIECE_BYTES)) {
    if (file.received + piece.length > uploads.maxBytes) {
      await dropFile(db, file);
      return { refused: 'fileTooLarge' };
    }
    const after = await appendPiece(db, storage, file, piece, uploads.accepts, sender.now);
    if (after === 'refused') return { refused: 'fileType' };
    file = after;
  }
  if (file.received === 0) await dropFile(db, file);
  if (file.received === 0) return { refused: 'fileEmpty' };
  await endFile(db, file);
  return { id: fileId(key, name) };
}
