import type { FileReply } from '#kit/contract/endpoint.ts';
import { csvFile } from '#kit/server/spreadsheets/csv-file.ts';
import { gradesTable } from './grades-table.ts';

/** What each person came to, as CSV. */
export async function exportGrades(...asked: Parameters<typeof gradesTable>): Promise<FileReply> {
  return csvFile(await gradesTable(...asked));
}
