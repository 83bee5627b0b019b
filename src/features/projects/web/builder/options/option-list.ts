import { ownOptionsOf } from '#domain/questionnaire/carried/carrying.ts';
import { hasOwnOptions } from '#domain/questionnaire/kinds/choice/written-options.ts';
import { hasColumns } from '#domain/questionnaire/kinds/grid/cells.ts';
import { hasRows } from '#domain/questionnaire/kinds/grid/rows.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { kindOf } from '#domain/questionnaire/registry.ts';
import type { Option, Question } from '#domain/questionnaire/schema.ts';

/** A list that is written in a question: what can be chosen, or the rows of a grid, or its columns. */
export interface OptionList {
  id: 'options' | 'rows' | 'columns';
  /** What one without a text is called, and what the buttons under it say. */
  named: 'questions:option' | 'questions:row' | 'questions:column';
  add: 'builder:addOption' | 'builder:addRow' | 'builder:addColumn';
  paste: 'builder:pasteOptions' | 'builder:pasteRows' | 'builder:pasteColumns';
  /** Nothing where a question has no such list. */
  of(question: Question): readonly Option[] | undefined;
  /** The question with another list in its place. */
  put(question: Question, list: Option[]): Question;
  most(question: Question): number;
}

export const OPTIONS: OptionList = {
  id: 'options',
  named: 'questions:option',
  add: 'builder:addOption',
  paste: 'builder:pasteOptions',
  // What is taken from an earlier question is written there.
  of: (question) => (hasOwnOptions(question) ? ownOptionsOf(question) : undefined),
  put: (question, options) =>
    hasOwnOptions(question)
      ? { ...question, options: [...question.options.filter(({ carried }) => carried), ...options] }
      : question,
  most: (question) => kindOf(question).mostOptions ?? LIMITS.options,
};

export const ROWS: OptionList = {
  id: 'rows',
  named: 'questions:row',
  add: 'builder:addRow',
  paste: 'builder:pasteRows',
  of: (question) => (hasRows(question) ? question.rows : undefined),
  put: (question, rows) =>
    hasRows(question) ? { ...question, rows: rows.map(({ id, label }) => ({ id, label })) } : question,
  most: () => LIMITS.rows,
};

export const COLUMNS: OptionList = {
  id: 'columns',
  named: 'questions:column',
  add: 'builder:addColumn',
  paste: 'builder:pasteColumns',
  of: (question) => (hasColumns(question) ? question.columns : undefined),
  put: (question, columns) =>
    hasColumns(question) ? { ...question, columns: columns.map(({ id, label }) => ({ id, label })) } : question,
  most: () => LIMITS.gridColumns,
};
