// What is counted and told of entries: for reports and files of responses, not for who answers.
import type { Cells } from '../../../answers/counting/cells.ts';
import { beginOfColumn, cellsByBegin } from '../../../answers/counting/cells-within.ts';
import type { Within } from '../../../answers/counting/together.ts';
import { entriesIn } from '../../../answers/entries.ts';
import type { SummaryPart } from '../../../answers/reported/reported.ts';
import type { Locale } from '../../../text/locale.ts';
import type { AnswerColumn } from '../../kind.ts';
import { optionWords } from '../choice/options.ts';
import { cellsOf } from '../grid/cells.ts';
import { askedIn, type GroupColumn } from './asked-in.ts';
import { type Entries, entriesOf, type Group, listOf } from './entries.ts';

/**
 * `value:<n>` counts answers of so many entries; `in:<column>:<as>:<cell>` is what all entries come to in a column that
 * is counted so, `filled` among it how many say something there.
 */
export function entryCells({ columns }: Group, answer: Entries): Cells {
  const cells: Cells = { [`value:${entriesIn(answer) ?? 0}`]: 1n };
  const add = (cell: string, amount: bigint) => {
    const sum = (cells[cell] ?? 0n) + amount;
    // 6 and -6 make none.
    if (sum === 0n) delete cells[cell];
    else cells[cell] = sum;
  };
  const entries = listOf(answer);
  for (const column of columns) {
    const { kind, question } = askedIn(column);
    for (const { [column.id]: part } of entries) {
      if (part === undefined) continue;
      add(`${beginOf(column)}filled`, 1n);
      for (const [cell, amount] of Object.entries(kind.cells(question, part))) add(beginOf(column) + cell, amount);
      if (column.asks === 'text') cells.wrote = 1n;
    }
  }
  return cells;
}

/** The numbers of each column by their very value, as those of a question are. */
export function entriesWithin({ columns }: Group, answer: Entries): Within[] {
  const entries = listOf(answer);
  return columns.flatMap((column) => {
    const { kind, question } = askedIn(column);
    const begin = beginOf(column);
    return entries.flatMap(({ [column.id]: value }) => {
      const within = value === undefined ? [] : (kind.within?.(question, value) ?? []);
      return within.map(({ part, cells }) => ({ part: begin + part, cells }));
    });
  });
}

/** What all entries come to, column by column; each is a share of the entries that say something there. */
export function summarisedColumns({ columns }: Group, cells: Cells): SummaryPart[] {
  const byBegin = cellsByBegin(cells);
  return columns.map((column) => {
    const own = byBegin.get(beginOf(column)) ?? {};
    const base = Number(own.filled ?? 0n);
    const { kind, question } = askedIn(column);
    const { rows, figures } = kind.reported.summarise(question, own, base);
    const said = { id: column.id, label: column.label, column, base, rows };
    if (!figures) return said;
    return { ...said, mean: figures.mean, figures };
  });
}

function beginOf(column: GroupColumn): string {
  const { kind, question } = askedIn(column);
  return beginOfColumn(column.id, kind.countsAs(question));
}

/** Every cell there may be is a column of the file, entry by entry. */
export function columnsInFile(group: Group): AnswerColumn[] {
  const columns = group.columns.map((column) => ({
    isWritten: column.asks === 'text',
    cellKind: askedIn(column).kind.cellKind,
  }));
  const cells = cellsOf({ rows: entriesOf(group), columns: group.columns });
  return cells.map((cell, index) => ({ ...cell, ...columns[index % columns.length] }));
}

/** What a cell of it says. */
export function plainCell({ columns }: Group, answer: Entries, cell: string, locale: Locale): string {
  const column = columns.find(({ id }) => id === cell.split('~')[1]);
  const part = answer[cell];
  if (column === undefined || part === undefined) return '';
  const { kind, question } = askedIn(column);
  return kind.plain(question, part, locale);
}

/** What was written in own words, each by the column that it stands in. */
export function writtenEntries(answer: Entries, columns: readonly AnswerColumn[], locale: Locale): string | undefined {
  const written = columns.flatMap(({ id, isWritten }) => {
    const part = isWritten ? answer[id] : undefined;
    return part === undefined ? [] : `${optionWords(columns, id, locale)}: ${part}`;
  });
  return written.join('; ') || undefined;
}
