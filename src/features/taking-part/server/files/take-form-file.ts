import { cleanFileName, FILE_KEY_LENGTH, fileId } from '#domain/questionnaire/kinds/files/file-id.ts';
import { type FileRefusal, REFUSED, writeRefusal } from '#domain/questionnaire/kinds/files/refused-file.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { questionnaireOf } from '#features/projects/public.ts';
import { appendPiece, dropFile, endFile, insertFile, type ParsedRef, PIECE_BYTES } from '#features/responses/public.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newSecret } from '#kit/server/ids.ts';
import { loadOpenProject } from '../admission/open-project.ts';
import { requireAnswering, uploadsIn, uploadsTo } from './answering-to.ts';
import { type FileKeeping, limitFiles, mostBegun, type Sender } from './file-keeping.ts';
import { inPieces } from './in-pieces.ts';

interface FormFile {
  field: string;
  name: string;
  bytes: AsyncIterable<Uint8Array>;
}

/** What a form may bring to the page that it is posted to. */
export interface FormFiles {
  /** Bytes of all files together. */
  most: number;
  /**
   * Stores a file, piece by piece as it comes, and gives the field that says so: the file's id as part of the answer,
   * or why it was not taken. Undefined for a field that no file belongs in.
   */
  take(file: FormFile): Promise<[string, string] | undefined>;
}

/**
 * Looks whether a form without script may bring files, by the page it is posted to: before any of it is read, somebody
 * has to be answering there a questionnaire that asks for files. An owner's preview stores nothing.
 */
export async function openFormFiles(
  db: Db,
  keeping: FileKeeping,
  url: string,
  sender: Sender & { isSignedIn: boolean },
): Promise<FormFiles | undefined> {
  const page = findFormPage(url);
  if (page === undefined) return undefined;
  if (page === 'preview') return sender.isSignedIn ? { most: keeping.room.ofRespondent, take: passBy } : undefined;
  const answering = await findAnswering(db, page.ref, sender).catch(nobody);
  if (!answering) return undefined;
  const uploads = uploadsIn(answering.questionnaire);
  if (uploads.length === 0) return undefined;
  const asked = uploads.reduce((sum, { maxFiles, maxBytes }) => sum + maxFiles * maxBytes, 0);
  return {
    most: Math.min(asked, keeping.room.ofRespondent),
    async take(file) {
      const { answer, questionId } = placeOf(file.field);
      if (answer === undefined || questionId === undefined) return undefined;
      const name = cleanFileName(file.name);
      const named = { questionId, name, bytes: file.bytes };
      const outcome = await store(db, keeping, answering, named, sender).catch(notTaken);
      if ('refused' in outcome) return [`${answer}.${REFUSED}`, writeRefusal(outcome.refused, name)];
      return [answer, outcome.id];
    },
  };
}

/** The page of questions that a form is posted to, by its address: a respondent's, or an owner's preview. */
function findFormPage(url: string): { ref: string } | 'preview' | undefined {
  const [path = ''] = url.split('?');
  if (/^(?:\/bn)?\/survey\/preview\/[^/]+$/.test(path)) return 'preview';
  const [, ref] = /^(?:\/bn)?\/survey\/(?:tree\/)?(?:[^/]+\/)?([A-Za-z0-9_-]{64})$/.exec(path) ?? [];
  return ref === undefined ? undefined : { ref };
}

interface Answering {
  parsed: ParsedRef;
  questionnaire: Questionnaire;
}

async function findAnswering(db: Db, ref: string, { now }: Sender): Promise<Answering> {
  const { parsed, version, deadline } = await requireAnswering(db, ref);
  await loadOpenProject(db, parsed.projectId, now, { deadline });
  return { parsed, questionnaire: await questionnaireOf(db, parsed.projectId, version) };
}

/** Whoever may not answer sends no files; the page says why. */
function nobody(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
}

async function passBy({ field, name }: FormFile): Promise<[string, string] | undefined> {
  const { answer } = placeOf(field);
  return answer === undefined
    ? undefined
    : [answer, fileId(newSecret().slice(0, FILE_KEY_LENGTH), cleanFileName(name))];
}

/** The answer that a field of files adds to. */
function placeOf(field: string): { answer?: string | undefined; questionId?: string | undefined } {
  const [, answer, questionId] = /^(answers\.([\w-]{1,32}))\.add$/.exec(field) ?? [];
  return { answer, questionId };
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
  { parsed, questionnaire }: Answering,
  { questionId, name, bytes }: Named,
  sender: Sender,
): Promise<Outcome> {
  limitFiles(parsed.projectId, sender);
  const uploads = uploadsTo(questionnaire, questionId);
  if (!uploads) return NOT_TAKEN;
  const key = newSecret().slice(0, FILE_KEY_LENGTH);
  // How large it is shows when all of it is there.
  const asked = { ...parsed, key, questionId, name, size: uploads.maxBytes };
  const begun = await insertFile(db, asked, { room, ofQuestion: mostBegun(uploads) }, sender.now);
  if (typeof begun === 'string') return { refused: begun === 'noRoom' ? 'fileNoRoom' : 'fileNotTaken' };
  let file = begun;
  for await (const piece of inPieces(bytes, PIECE_BYTES)) {
    if (file.received + piece.length > uploads.maxBytes) {
      await dropFile(db, file);
      return { refused: 'fileTooLarge' };
    }
    const after = await appendPiece(db, storage, file, piece, uploads.accepts, sender.now);
    if (!after) return NOT_TAKEN;
    if (after === 'refused') return { refused: 'fileType' };
    file = after;
  }
  if (file.received === 0) await dropFile(db, file);
  if (file.received === 0) return { refused: 'fileEmpty' };
  await endFile(db, file);
  return { id: fileId(key, name) };
}
