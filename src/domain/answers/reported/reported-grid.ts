import type { Option } from '../../questionnaire/schema.ts';
import { type Cells, valuesIn } from '../counting/cells.ts';
import { type Reported, rowOf, type SummaryColumn, type SummaryContent } from './reported.ts';
import { optionRowWords } from './reported-options.ts';

/**
 * A row of the report for each row of the grid, with how often each column was chosen there; where columns are numbers,
 * their mean. Rows and columns that answers still hold from earlier versions come last.
 */
export function reportedGrid<Q>(
  rowsOf: (question: Q) => readonly Option[],
  columnsOf: (question: Q) => readonly SummaryColumn[],
  valueOfColumn?: (id: string) => number,
): Reported<Q> {
  return {
    as: 'grid',
    overlaps: false,
    summarise: (question, cells, base) =>
      summariseGrid(rowsOf(question), columnsOf(question), cells, base, valueOfColumn),
    rowWords: optionRowWords,
  };
}

function summariseGrid(
  offeredRows: readonly Option[],
  offeredColumns: readonly SummaryColumn[],
  cells: Cells,
  base: number,
  valueOfColumn?: (id: string) => number,
): SummaryContent {
  const answered = valuesIn(cells, 'row:');
  const chosen = valuesIn(cells, 'cell:');
  const labels = new Map(offeredRows.map(({ id, label }) => [id, label]));
  const rowIds = new Set([...labels.keys(), ...answered.keys()]);
  const columns = withFormer(
    offeredColumns,
    [...chosen.keys()].map((cell) => cell.split(':')[1] ?? ''),
  );
  const rows = [...rowIds].map((id) => {
    const counts = columns.map((column) => chosen.get(`${id}:${column.id}`) ?? 0);
    const row = { ...rowOf(id, answered.get(id) ?? 0, base), label: labels.get(id), counts };
    if (!valueOfColumn || row.count === 0) return row;
    const sum = columns.reduce((so, column, index) => so + valueOfColumn(column.id) * (counts[index] ?? 0), 0);
    return { ...row, mean: sum / row.count };
  });
  return { columns, rows };
}

function withFormer(offered: readonly SummaryColumn[], given: readonly string[]): SummaryColumn[] {
  const known = new Set(offered.map(({ id }) => id));
  const former = [...new Set(given)].filter((id) => !known.has(id));
  return [...offered.map(({ id, label }) => ({ id, label })), ...former.map((id) => ({ id }))];
}
