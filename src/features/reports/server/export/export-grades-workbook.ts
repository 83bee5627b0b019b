import type { FileReply } from '#kit/contract/endpoint.ts';
import { workbookFile } from '#kit/server/spreadsheets/workbook-file.ts';
import { textOf } from '#messages/translate.ts';
import { gradesTable } from './grades-table.ts';

/** What each person came to, as a workbook. */
export async function exportGradesWorkbook(
  ...[db, actor, projectId, query, { now }]: [...Parameters<typeof gradesTable>, { now: Date }]
): Promise<FileReply> {
  const text = textOf(query.locale);
  const words = { sheet: text('exports:grades'), cut: text('exports:cut') };
  return workbookFile(await gradesTable(db, actor, projectId, query), words, now);
}
