import { reportedFiles } from '../../../answers/reported/reported-files.ts';
import { saysNothing, toldParts } from '../../held.ts';
import type { Kind, Problem, Reading } from '../../kind.ts';
import type { QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { cleanFileName, fileId, fileName, isFileId, withoutFiles } from './file-id.ts';
import { REFUSED, readRefusal } from './refused-file.ts';

type FileUpload = QuestionOf<'file_upload'>;

const MEGABYTE = 1024 * 1024;

/** Files, by their ids in the order in which they were given. Whose they are, the server knows. */
export const fileUpload: Kind<'file_upload', readonly string[]> = {
  kind: 'file_upload',
  seconds: 30,
  blank: (id) => ({ ...freshQuestion(id), kind: 'file_upload', accepts: [], maxFiles: 1, maxMegabytes: 10 }),
  check: () => [],
  byHand: true,
  uploads: ({ accepts, maxFiles, maxMegabytes }) => ({ accepts, maxFiles, maxBytes: maxMegabytes * MEGABYTE }),
  hint: ({ maxFiles: max, maxMegabytes: size }) => ({ key: max === 1 ? 'oneFile' : 'files', values: { max, size } }),
  held: {
    several: true,
    values: (answer) => answer,
    parts: { names: () => [REFUSED], values: () => ({}) },
  },
  testedBy: 'answered',
  read: readFiles,
  missing: ({ maxFiles }) => ({ key: maxFiles === 1 ? 'missingFile' : 'missingFiles' }),
  imagine: (_question, person) => [
    fileId(`${person.digits(11)}${person.digits(11)}`, cleanFileName(`${person.say()}.png`)),
  ],
  countsAs: () => 'files',
  cells: (_question, answer) => ({ files: BigInt(answer.length) }),
  withoutPerson: withoutFiles,
  reported: reportedFiles,
  words: (_question, answer) => namesOf(answer),
  plain: (_question, answer) => namesOf(answer),
};

function readFiles({ maxFiles, maxMegabytes }: FileUpload, input: unknown): Reading<readonly string[]> {
  const parts = toldParts(input);
  const refused = parts?.[REFUSED];
  if (refused !== undefined) return { problem: readRefusal(refused, maxMegabytes) ?? { key: 'malformed' } };
  const told = parts ? (parts[''] ?? []) : input;
  if (saysNothing(told)) return { empty: true };
  const ids = typeof told === 'string' ? [told] : told;
  const malformed: Problem = { key: 'malformed' };
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string')) return { problem: malformed };
  if (!ids.every(isFileId)) return { problem: malformed };
  const answer = [...new Set(ids)];
  return answer.length > maxFiles ? { problem: { key: 'tooManyFiles', values: { max: maxFiles } } } : { answer };
}

function namesOf(answer: readonly string[]): string {
  return answer.map(fileName).join('; ');
}
