// What is counted and told of entries: for reports and files of responses, not for who answers.
import { isExact } from '../../../answers/buckets.ts';
import type { Cells } from '../../../answers/cells.ts';
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

/** What all entries come to, column by column; each is a share of the entries that say something there. */
export function summarisedColumns({ columns }: Group, cells: Cells): SummaryPart[] {
  const byBegin = cellsByBegin(cells);
  return columns.map((column) => {
    const own = byBegin.get(beginOf(column)) ?? {};
    const base = Number(own.filled ?? 0n);
    const { kind, question } = askedIn(column);
    const { rows, figures } = kind.reported.summarise(question, own, base);
    const said = { id: column.id, label: column.label, base, rows };
    if (!figures) return said;
    // Nobody opens the buckets of a column: of large numbers only the mean is exact.
    return isExact(own) ? { ...said, mean: figures.mean, figures } : { ...said, mean: figures.mean };
  });
}

/** No id has a colon in it, nor what a column is counted as. */
const BEGIN = /^in:[^:]+:[^:]+:/;

/** The cells of every column by what they begin with, in one pass: of numbers there are thousands in each. */
function cellsByBegin(cells: Cells): Map<string, Cells> {
  const parted = new Map<string, Cells>();
  for (const [cell, amount] of Object.entries(cells)) {
    const begin = BEGIN.exec(cell)?.[0];
    if (begin === undefined) continue;
    const own = parted.get(begin) ?? {};
    parted.set(begin, own);
    own[cell.slice(begin.length)] = amount;
  }
  return parted;
}

function beginOf(column: GroupColumn): string {
  const { kind, question } = askedIn(column);
  return `in:${column.id}:${kind.countsAs(question)}:`;
}

/** Every cell there may be is a column of the file, entry by entry. */
export function columnsInFile(group: Group): AnswerColumn[] {
  const isWritten = group.columns.map(({ asks }) => asks === 'text');
  const cells = cellsOf({ rows: entriesOf(group), columns: group.columns });
  return cells.map((cell, index) => ({ ...cell, isWritten: isWritten[index % isWritten.length] ?? false }));
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
