// The columns of a repeating group as their owner writes them.
import type { ChangeText } from '../../kind.ts';
import type { Option, Question } from '../../schema.ts';
import { mapListed } from '../choice/map-listed.ts';
import { blankOptions, hasOwnOptions } from '../choice/written-options.ts';
import { type CellsQuestion, hasColumns } from '../grid/cells.ts';
import type { GroupColumn } from './asked-in.ts';
import type { Group } from './entries.ts';

/** The question with every text of its columns changed, and the word for an entry. */
export function mapColumns(group: Group, change: ChangeText): Group {
  const columns = mapListed(group.columns, change, { blank: 'blankColumn', missing: 'missingColumn' });
  return {
    ...group,
    columns: columns.map((column) => withinColumn(column, change)),
    entry: change(group.entry, { text: 'entry', severity: 'warning', missing: 'missingEntry' }),
  };
}

function withinColumn(column: GroupColumn, change: ChangeText): GroupColumn {
  switch (column.asks) {
    case 'text':
      return column;
    case 'number': {
      const place = { text: 'unit', severity: 'warning', missing: 'missingUnit', optionId: column.id } as const;
      return { ...column, unit: change(column.unit, place) };
    }
    case 'choice':
      return {
        ...column,
        options: mapListed(column.options, change, { blank: 'blankOption', missing: 'missingOption' }),
      };
  }
}

/** What a column may ask for, the most usual first. */
export const COLUMN_ASKS = ['text', 'number', 'choice'] as const satisfies readonly GroupColumn['asks'][];

export function isGroup(question: Question): question is Group {
  return question.kind === 'repeating_group';
}

/** A column in another list that was written: what is known of it stays, and one that is new asks for a text. */
export function withLabels(
  columns: readonly GroupColumn[],
  list: readonly Pick<Option, 'id' | 'label'>[],
): GroupColumn[] {
  const known = new Map(columns.map((column) => [column.id, column]));
  return list.map(({ id, label }) => ({ ...(known.get(id) ?? blankColumn(id)), label }));
}

export function blankColumn(id: string): GroupColumn {
  return { id, label: {}, required: false, asks: 'text' };
}

/** The question with a column in place of the one of its id. */
export function putColumn(group: Group, column: GroupColumn): Group {
  return { ...group, columns: group.columns.map((one) => (one.id === column.id ? column : one)) };
}

/** The same column that asks for something else. */
export function askingFor(column: GroupColumn, asks: GroupColumn['asks'], id: () => string): GroupColumn {
  if (column.asks === asks) return column;
  const { id: columnId, label, required } = column;
  const every = { id: columnId, label, required };
  switch (asks) {
    case 'text':
      return { ...every, asks };
    case 'number':
      return { ...every, asks, decimals: 0, unit: {} };
    case 'choice':
      return { ...every, asks, options: blankOptions(id) };
  }
}

/** What stays of columns where a grid becomes a group or the other way: what they are called, and what they ask for. */
export function columnsTakenOver(asked: Question, from: Question, id: () => string): Partial<Question> {
  if (isGroup(asked) && hasColumns(from)) {
    return { columns: from.columns.map((column) => asCellsAsk(from, { ...blankColumn(column.id), ...column }, id)) };
  }
  if (!hasColumns(asked)) return {};
  if (hasColumns(from)) return { columns: from.columns };
  if (!isGroup(from)) return {};
  const columns = from.columns.map(({ id: columnId, label }) => ({ id: columnId, label }));
  const listed = from.columns.find((column) => column.asks === 'choice');
  return hasOwnOptions(asked) && listed ? Object.assign({ columns }, { options: listed.options }) : { columns };
}

/** No two columns have an option of the same id. */
function asCellsAsk(from: CellsQuestion, column: GroupColumn, id: () => string): GroupColumn {
  switch (from.kind) {
    case 'grid_text':
      return column;
    case 'grid_number': {
      const { min, max, decimals, step } = from;
      return { ...column, asks: 'number', min, max, decimals, ...(step !== undefined && { step }), unit: {} };
    }
    case 'grid_dropdown':
      return { ...column, asks: 'choice', options: from.options.map(({ label }) => ({ id: id(), label })) };
  }
}
