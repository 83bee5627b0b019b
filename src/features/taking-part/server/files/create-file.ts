import { cleanFileName, FILE_KEY_LENGTH, fileId } from '#domain/questionnaire/kinds/files/file-id.ts';
import { type FileRefusal, fileProblem } from '#domain/questionnaire/kinds/files/refused-file.ts';
import { insertFile, PIECE_BYTES } from '#features/responses/public.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { newSecret, sha256 } from '#kit/server/ids.ts';
import type { createFile as endpoint } from '../../contract/files.ts';
import { loadOpenProject } from '../admission/open-project.ts';
import { findUploads, requireAnswering } from './answering-to.ts';
import { type FileKeeping, limitFiles, mostBegun, type Sender } from './file-keeping.ts';

type Input = Received<typeof endpoint>['body'] & { key: string | undefined };

const MEGABYTE = 1024 * 1024;
const TOO_LARGE: readonly FileRefusal[] = ['fileTooLarge', 'fileNoRoom', 'fileNotTaken'];

/** Begins a file. With the key of an earlier call it is the same file, as far as it has come. */
export async function createFile(
  db: Db,
  { room }: FileKeeping,
  ref: string,
  input: Input,
  sender: Sender,
): Promise<Given<typeof endpoint>> {
  const { parsed, version, deadline } = await requireAnswering(db, ref);
  await loadOpenProject(db, parsed.projectId, sender.now, { deadline });
  limitFiles(parsed.projectId, sender);
  const { question: questionId, size } = input;
  const uploads = await findUploads(db, { ...parsed, version }, questionId);
  if (!uploads) throw invalidField('question', 'answers:unknownQuestion');
  const name = cleanFileName(input.name);
  const megabytes = uploads.maxBytes / MEGABYTE;
  const refusal = (key: FileRefusal) => refused(questionId, key, name, megabytes);
  if (size === 0) throw refusal('fileEmpty');
  if (size > uploads.maxBytes) throw refusal('fileTooLarge');
  const bounds = { room, ofQuestion: mostBegun(uploads) };
  const begin = (key: string) => insertFile(db, { ...parsed, key, questionId, name, size }, bounds, sender.now);
  let file = await begin(keyOf(ref, input));
  // Under the key of a file that was taken back or refused, another begins.
  if (file === 'gone') file = await begin(keyOf(ref, { ...input, key: undefined }));
  if (typeof file === 'string') throw refusal(file === 'noRoom' ? 'fileNoRoom' : 'fileNotTaken');
  if (file.questionId !== questionId || file.name !== name || file.size !== size)
    throw new AppError('conflict', { message: 'keyReused' });
  return { _id: fileId(file.key, name), received: file.received, piece: PIECE_BYTES };
}

/** As guessable as the ref, where the call brings a key of its own to be known by. */
function keyOf(ref: string, { key }: Input): string {
  return (key === undefined ? newSecret() : sha256(`${ref} ${key}`)).slice(0, FILE_KEY_LENGTH);
}

/** Said at the question, for whoever looks at the page. */
export function refused(questionId: string, key: FileRefusal, name: string, megabytes: number): AppError {
  const problem = fileProblem(key, name, megabytes);
  const code = TOO_LARGE.includes(key) ? 'too_large' : 'invalid';
  return new AppError(code, { fields: { [`answers.${questionId}`]: [{ ...problem, key: `answers:${key}` }] } });
}
