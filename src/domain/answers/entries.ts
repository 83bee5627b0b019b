import { LIMITS } from '../questionnaire/limits.ts';
import { type Answer, isInParts } from './answer.ts';

const ENTRY_CELL = /^([1-9]\d?)~/;

/** What an entry's cell is called in an answer: no id of a column has this sign in it. */
export function entryCell(entry: number, column: string): string {
  return `${entry}~${column}`;
}

/**
 * How many entries an answer lists, where it lists any: its parts are called by them, from 1 on and none left out, so
 * that the last tells. An answer to a grid of cells with rows of the ids 1 and 2 looks the same, but the checker lets
 * no condition or value take that for a number.
 */
export function entriesIn(answer: Answer): number | undefined {
  if (!isInParts(answer)) return undefined;
  const numbers = Object.keys(answer).map((part) => Number(ENTRY_CELL.exec(part)?.[1]));
  const last = Math.max(0, ...numbers);
  return last > 0 && last <= LIMITS.entries ? last : undefined;
}

/** An answer of so many entries as somebody might give it who gave this one: some are left out, or said again. */
export function withEntries(answer: Answer, count: number): Answer | undefined {
  const given = entriesIn(answer);
  if (given === undefined || !isInParts(answer)) return undefined;
  const entries = Array.from({ length: Math.max(0, Math.min(count, LIMITS.entries)) }, (_, index) => index);
  return Object.fromEntries(
    entries.flatMap((index) => {
      const from = `${(index % given) + 1}~`;
      const cells = Object.entries(answer).filter(([part]) => part.startsWith(from));
      return cells.map(([part, said]) => [entryCell(index + 1, part.slice(from.length)), said] as const);
    }),
  );
}
