import type { Reckoner } from '#domain/questionnaire/logic/condition.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Marks } from '#domain/quiz/mark-answers.ts';
import type { respondents } from '#features/responses/server/tables.ts';
import type { ExportedColumn } from '#kit/server/spreadsheets/exported-table.ts';

/** What a line is made of. */
type ExportedRow = Pick<
  typeof respondents.$inferSelect,
  | 'id'
  | 'round'
  | 'version'
  | 'locale'
  | 'answers'
  | 'details'
  | 'hiddenValues'
  | 'startedAt'
  | 'completedAt'
  | 'endedBy'
> & {
  /** Which questions have an answer that is kept and does not count; null where none has. */
  offPathIds: readonly string[] | null;
};

/** A row with the questionnaire of its own version, and which questions of it this respondent was not asked. */
export interface ReadRow {
  row: ExportedRow;
  questionnaire: Questionnaire;
  notAsked: ReadonlySet<Question>;
  /** What is reckoned of the answers. */
  reckoner: Reckoner;
  /** Of a quiz, where anything counted. */
  marks: Marks | undefined;
}

/** One column of the export. */
export interface Column extends ExportedColumn {
  cell(read: ReadRow): string;
}
