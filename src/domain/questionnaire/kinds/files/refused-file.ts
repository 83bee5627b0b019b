import { cleanFileName } from './file-id.ts';

/** The field in which a posted form says that a file in it was not taken, and why. */
export const REFUSED = 'refused';

/** Why a file is not taken. */
export const FILE_REFUSALS = ['fileEmpty', 'fileTooLarge', 'fileType', 'fileNoRoom', 'fileNotTaken'] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

/** As the field says it, with the name of the file. */
export function writeRefusal(refusal: FileRefusal, name: string): string {
  return `${refusal} ${name}`;
}

interface FileProblem {
  key: FileRefusal;
  values: Record<string, string | number>;
}

/** What is said of it. */
export function fileProblem(key: FileRefusal, file: string, maxMegabytes: number): FileProblem {
  return key === 'fileTooLarge' ? { key, values: { file, max: maxMegabytes } } : { key, values: { file } };
}

/** What the field says; undefined where it says nothing that is known. */
export function readRefusal(said: unknown, maxMegabytes: number): FileProblem | undefined {
  const [, key, name = ''] = /^(\w+) (.*)$/su.exec(String(said)) ?? [];
  const refusal = FILE_REFUSALS.find((known) => known === key);
  return refusal ? fileProblem(refusal, cleanFileName(name), maxMegabytes) : undefined;
}
