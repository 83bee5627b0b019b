import type { GroupColumn } from '#domain/questionnaire/kinds/group/asked-in.ts';
import { isGroup } from '#domain/questionnaire/kinds/group/columns.ts';
import type { Question } from '#domain/questionnaire/schema.ts';

/** A column of entries as the newest version that asks it so has it. */
export interface MergedColumn {
  column: GroupColumn;
  /** The versions that ask it so: ascending once all are merged. */
  versions: number[];
  /** The newest version of the question no longer asks it, or asks for something else there. */
  retired: boolean;
}

/** Columns while they are merged, from the newest version on, by what tells their counts apart. */
export type MergingColumns = Map<string, MergedColumn>;

/**
 * What a version asks of each entry; `newest` is the newest that asks the question, were it with no columns at all. A
 * column that asks for a number where it asked for a text is another.
 */
export function addColumns(
  known: MergingColumns,
  question: Question,
  { version, newest }: { version: number; newest: number },
): void {
  if (!isGroup(question)) return;
  const retired = version !== newest;
  for (const column of question.columns) {
    const key = `${column.id} ${column.asks}`;
    const merged = known.get(key) ?? { column, versions: [], retired };
    known.set(key, merged);
    merged.versions.push(version);
  }
}

/** Those of the newest version first. */
export function finishColumns(known: MergingColumns): MergedColumn[] {
  return [...known.values()].map((merged) => ({ ...merged, versions: merged.versions.toReversed() }));
}

/** The question with the columns that older versions asked besides: what was said there is counted with it still. */
export function withEveryColumn(question: Question, columns: readonly MergedColumn[]): Question {
  return isGroup(question) ? { ...question, columns: columns.map(({ column }) => column) } : question;
}
