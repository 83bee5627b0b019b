import { type Tally, tallyKey } from '#domain/answers/counting/tally.ts';
import type { SummaryPart } from '#domain/answers/reported/reported.ts';
import { summarise } from '#domain/answers/summary.ts';
import { summariseValue } from '#domain/answers/values/summarise-value.ts';
import type { Series } from '#domain/quiz/series/series.ts';
import { isPractised, type Typed } from '#features/projects/contract/kinds.ts';
import { hasRounds } from '#features/projects/policy.ts';
import type { QuestionReport, ValueReport } from '../../contract/report.ts';
import { countedTo } from '../counted-to.ts';
import { itemReport } from './item-report.ts';
import { marksReport } from './marks-report.ts';
import type { MergedItem } from './merge-items.ts';
import type { MergedValue } from './merge-values.ts';
import type { MergedQuestion } from './merge-versions.ts';
import { type MergedColumn, withEveryColumn } from './merged-columns.ts';
import type { ReportSource } from './read-report.ts';
import { roundsReport } from './rounds-report.ts';

/** What a report says of each question, value and mark, and of which responses it is. */
export function cardsOf(
  source: ReportSource,
  completed: number,
  project: Pick<Typed, 'mode'> & { series: Series | null },
) {
  const { tally, cutOff, versions, questions, hiddenValues, values, items, remarking } = source;
  const itemsOf = Map.groupBy(items, (item) => item.tallyKey);
  return {
    ...countedTo(cutOff),
    versions,
    hiddenValues: [...hiddenValues],
    questions: questions.map((merged) =>
      questionReport(merged, tally, completed, itemsOf.get(tallyKey(merged.question))),
    ),
    values: values.map((value) => valueReport(value, tally)),
    // Who practises tries on purpose what they do not know: that is nothing they came to.
    marks: isPractised(project) ? null : marksReport(tally, items, remarking),
    rounds: hasRounds(project) ? roundsReport(project.series, tally) : [],
  };
}

function valueReport(value: MergedValue, tally: Tally): ValueReport {
  const { id, label, type, versions, retired, key } = value;
  const { figures, ...counts } = summariseValue(value, tally.get(key));
  return { id, label, type, versions, retired, ...counts, figures: figures ?? null };
}

function questionReport(
  { options, rows: asked, columns: inFile, writtenIn: _, groupColumns, choices, ...merged }: MergedQuestion,
  tally: Tally,
  completed: number,
  items: readonly MergedItem[] = [],
): QuestionReport {
  const everyColumn = withEveryColumn(merged.question, groupColumns);
  const summary = summarise(everyColumn, tally.get(tallyKey(merged.question)));
  const {
    base,
    skipped,
    notAsked,
    offPath,
    rows,
    columns,
    wrote,
    figures,
    parts,
    score = null,
    topBox = null,
  } = summary;
  const named = asked.size > 0 ? asked : options;
  const optionIds = rows.map(({ id }) => id);
  // Cells of a grid are no rows that the owner writes: those of older versions are known as columns of the file.
  const cells = new Map(inFile.map(({ id, label }) => [id, label]));
  const chosen = new Map(choices.map(({ id, label }) => [id, label]));
  return {
    ...merged,
    base,
    skipped,
    notAsked,
    offPath,
    // A tally counts each who completed a version that asks it so as one of these.
    notInVersion: completed - base - skipped - notAsked,
    rows: rows.map((row) => ({ ...row, label: row.label ?? cells.get(row.id), ...named.get(row.id) })),
    columns: columns?.map(({ id, label }) => ({ id, label: label ?? options.get(id)?.label })),
    wrote,
    parts: partsByColumn(parts, groupColumns)?.map((part) => ({
      ...part,
      // What numbers begin with is no option, whatever an id looks like.
      rows: part.rows.map((row) => (row.from === undefined ? { ...row, label: row.label ?? chosen.get(row.id) } : row)),
      mean: part.mean ?? null,
      figures: part.figures ?? null,
    })),
    figures: figures ?? null,
    score,
    topBox,
    items: items.map((item) => itemReport(item, optionIds, tally)),
  };
}

/** What is told of each column, with the versions that ask it; none that is gone and that nobody said anything in. */
function partsByColumn(parts: readonly SummaryPart[] | undefined, columns: readonly MergedColumn[]) {
  return parts
    ?.flatMap((part) =>
      columns.filter(({ column }) => column === part.column).map((merged) => ({ ...part, ...merged })),
    )
    .filter(({ retired, base }) => !retired || base > 0);
}
