import { ownOptionsOf } from '#domain/questionnaire/carried/carrying.ts';
import { optionsInBlank } from '#domain/questionnaire/kinds/blanks/asked-in-blank.ts';
import { putOptions } from '#domain/questionnaire/kinds/blanks/edit-blanks.ts';
import { hasBlanks } from '#domain/questionnaire/kinds/blanks/passage.ts';
import { hasOwnOptions } from '#domain/questionnaire/kinds/choice/written-options.ts';
import { hasColumns } from '#domain/questionnaire/kinds/grid/cells.ts';
import { hasRows } from '#domain/questionnaire/kinds/grid/rows.ts';
import { isGroup, putColumn, withLabels } from '#domain/questionnaire/kinds/group/columns.ts';
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
  of: (question) => (hasColumns(question) || isGroup(question) ? question.columns : undefined),
  put(question, columns) {
    if (isGroup(question)) return { ...question, columns: withLabels(question.columns, columns) };
    return hasColumns(question) ? { ...question, columns: columns.map(({ id, label }) => ({ id, label })) } : question;
  },
  most: () => LIMITS.gridColumns,
};

/** What can be chosen in one blank. */
export function optionsOfBlank(blankId: string): OptionList {
  const optionsIn = (question: Question) => (hasBlanks(question) ? optionsInBlank(question, blankId) : undefined);
  return {
    ...OPTIONS,
    of: optionsIn,
    put: (question, list) => (hasBlanks(question) ? putOptions(question, blankId, list) : question),
    most: () => LIMITS.gridOptions,
  };
}

/** What can be chosen in one column. */
export function optionsOfColumn(columnId: string): OptionList {
  const columnIn = (question: Question) => {
    const column = isGroup(question) ? question.columns.find(({ id }) => id === columnId) : undefined;
    return column?.asks === 'choice' ? column : undefined;
  };
  return {
    id: 'options',
    named: 'questions:option',
    add: 'builder:addOption',
    paste: 'builder:pasteOptions',
    of: (question) => columnIn(question)?.options,
    put(question, list) {
      const column = columnIn(question);
      const options = list.map(({ id, label }) => ({ id, label }));
      return column && isGroup(question) ? putColumn(question, { ...column, options }) : question;
    },
    most: () => LIMITS.gridOptions,
  };
}
