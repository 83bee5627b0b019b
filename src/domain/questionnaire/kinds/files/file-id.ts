import { TAKEN_OUT } from '../taken-out.ts';

/** Of a file's id before its name: unguessable, and what the file is found by. */
export const FILE_KEY_LENGTH = 22;
/** Of a name, in characters as JavaScript counts them: systems take 255 bytes, and a Bengali letter is three. */
const LONGEST_NAME = 80;
const LONGEST_EXTENSION = 10;

/**
 * Characters that say nothing or turn others around, but for the two joiners that Bengali is written with; and those
 * that some systems keep for themselves.
 */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu;
const RESERVED = /[<>:"|?*]/g;

const ID = new RegExp(`^[A-Za-z0-9_-]{${FILE_KEY_LENGTH}}-.`, 'u');

/** The id of a file says what it is called, as an answer is read without the file. */
export function fileId(key: string, name: string): string {
  return `${key}-${name}`;
}

/** Of a file that was deleted with whatever named its respondent. */
const TAKEN_OUT_ID = fileId('_'.repeat(FILE_KEY_LENGTH), TAKEN_OUT);

/** As many files, of which nothing is known. */
export function withoutFiles(ids: readonly string[]): readonly string[] {
  return ids.map(() => TAKEN_OUT_ID);
}

/** Whether the file was deleted, so that nothing is to be downloaded. */
export function isTakenOut(id: string): boolean {
  return id === TAKEN_OUT_ID;
}

export function isFileId(id: string): boolean {
  return ID.test(id) && cleanFileName(fileName(id)) === fileName(id);
}

export function fileKey(id: string): string {
  return id.slice(0, FILE_KEY_LENGTH);
}

export function fileName(id: string): string {
  return id.slice(FILE_KEY_LENGTH + 1);
}

/** A name as it is shown and saved under, whatever it came as: no folders, nothing unseen, never blank or too long. */
export function cleanFileName(given: string): string {
  const last = given.toWellFormed().replace(/^.*[/\\]/su, '');
  // Only when nothing unseen stands between a letter and its sign: else it would be another name when read again.
  const seen = last.replaceAll(UNSEEN, '').normalize('NFC').replaceAll(RESERVED, '_').replaceAll(/\s+/gu, ' ');
  const name = seen.replace(/^[. ]+|[. ]+$/gu, '');
  return shortened(name) || 'file';
}

/** The end says what it is, so it stays. */
function shortened(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && name.length - dot <= LONGEST_EXTENSION ? name.slice(dot) : '';
  const stem = name
    .slice(0, LONGEST_NAME - extension.length)
    .toWellFormed()
    .replaceAll('\ufffd', '');
  return `${stem.replace(/[. ]+$/u, '')}${extension}`;
}
