// What is wrong with a repeating group as its owner writes it, and in the cells of an answer as it was typed.

import { entryCell } from '../../../answers/entries.ts';
import type { Finding } from '../../finding.ts';
import type { Problem } from '../../kind.ts';
import { repeatedLabels } from '../choice/check-options.ts';

import { askedIn } from './asked-in.ts';
import { type Entries, type Group, inEntry, lackingIn } from './entries.ts';

/** What is wrong with how many there may be, and with the columns, each by itself and beside the others. */
export function checkGroup({ id: questionId, columns, least, most }: Group): Finding[] {
  const findings: Finding[] = [];
  if (columns.length === 0) findings.push({ severity: 'error', key: 'noColumns', questionId });
  for (const label of repeatedLabels(columns)) {
    findings.push({ severity: 'error', key: 'duplicateColumn', values: { label }, questionId });
  }
  if (least > most) findings.push({ severity: 'error', key: 'leastOverMost', values: { least, most }, questionId });
  const within = columns.flatMap((column) => {
    const { kind, question } = askedIn(column);
    return kind.check(question).map((finding) => ({ ...finding, questionId, optionId: column.id }));
  });
  return [...findings, ...within];
}

/**
 * The first thing that has to be said and is not, in the entry where it was typed: an answer leaves out entries that
 * nothing is said of, and those after them close up.
 */
export function missingIn(
  group: Group,
  answer: Entries,
  typed: Readonly<Record<string, unknown>>,
): Problem | undefined {
  for (const [cell, problem] of problemsIn(group, typed)) {
    const [number, columnId] = cell.split('~');
    const column = group.columns.find(({ id }) => id === columnId);
    if (column) return inEntry(group, Number(number), column, problem);
  }
  return lackingIn(group, answer);
}

/** What is wrong in each cell, by its name, as it was typed: also what is missing in an entry that was begun. */
export function problemsIn(group: Group, typed: Readonly<Record<string, unknown>>): Map<string, Problem> {
  const problems = new Map<string, Problem>();
  for (let number = 1; number <= group.most; number += 1) {
    const told = group.columns.map((column) => {
      const cell = entryCell(number, column.id);
      const { kind, question } = askedIn(column);
      return { cell, question, kind, reading: kind.read(question, typed[cell]) };
    });
    const isBegun = told.some(({ reading }) => !('empty' in reading));
    for (const { cell, question, kind, reading } of told) {
      if ('problem' in reading) problems.set(cell, reading.problem);
      else if (isBegun && question.required && 'empty' in reading) problems.set(cell, kind.missing(question));
    }
  }
  return problems;
}
