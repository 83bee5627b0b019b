// What a report shows of one question, worked out from its tally alone: as cheap for a million answers as for ten.
import { kindOf } from '../questionnaire/registry.ts';
import type { Question, QuestionKind } from '../questionnaire/schema.ts';
import type { Locale } from '../text/locale.ts';
import type { Cells } from './counting/cells.ts';
import type { SummaryContent, SummaryRow } from './reported/reported.ts';

/** All that a report shows of one question. */
export interface QuestionSummary extends SummaryContent {
  questionId: string;
  kind: QuestionKind;
  /** How many answered: the base of every share. */
  base: number;
  /** How many were asked and did not answer. */
  skipped: number;
  /** How many completed on a path that leads past it. */
  notAsked: number;
  /** How many of those answered it before other answers led past it. */
  offPath: number;
}

/** The summary of one question from its cells of a tally; without cells, that of a question nobody met. */
export function summarise(question: Question, cells: Cells = {}): QuestionSummary {
  const base = Number(cells.answered ?? 0n);
  const skipped = Number(cells.skipped ?? 0n);
  const notAsked = Number(cells.notAsked ?? 0n);
  const offPath = Number(cells.offPath ?? 0n);
  const content = kindOf(question).reported.summarise(question, cells, base);
  return { questionId: question.id, kind: question.kind, base, skipped, notAsked, offPath, ...content };
}

/** Whether somebody was asked the question whose cells these are. */
export function wasAsked(cells: Cells = {}): boolean {
  return cells.answered !== undefined || cells.skipped !== undefined;
}

/** What a row of a summary is called, the same in chart, table and export. */
export function rowWords(question: Question, row: SummaryRow, locale: Locale): string {
  return kindOf(question).reported.rowWords(row, locale);
}
