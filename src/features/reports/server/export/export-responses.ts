import type { FileReply } from '#kit/contract/endpoint.ts';
import { csvFile } from '#kit/server/spreadsheets/csv-file.ts';
import { responsesTable } from './responses-table.ts';

/** Responses as CSV. */
export async function exportResponses(...asked: Parameters<typeof responsesTable>): Promise<FileReply> {
  return csvFile(await responsesTable(...asked));
}
