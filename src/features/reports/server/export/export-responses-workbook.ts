import type { FileReply } from '#kit/contract/endpoint.ts';
import { workbookFile } from '#kit/server/spreadsheets/workbook-file.ts';
import { textOf } from '#messages/translate.ts';
import { responsesTable } from './responses-table.ts';

/** Responses as a workbook. */
export async function exportResponsesWorkbook(...asked: Parameters<typeof responsesTable>): Promise<FileReply> {
  const [, , , { locale }, { now }] = asked;
  const text = textOf(locale);
  const words = { sheet: text('exports:responses'), cut: text('exports:cut') };
  return workbookFile(await responsesTable(...asked), words, now);
}
