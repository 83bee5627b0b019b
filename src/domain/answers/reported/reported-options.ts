import type { Option } from '../../questionnaire/schema.ts';
import type { Locale } from '../../text/locale.ts';
import { type Localized, localizedText } from '../../text/localized.ts';
import { type Cells, valuesIn } from '../counting/cells.ts';
import { votePoints } from '../poll/poll.ts';
import { type Reported, rowOf, type SummaryRow, shareOf } from './reported.ts';

type OptionsOf<Q> = (question: Q) => readonly Option[];

/** A row an option, where each who answered chose one. */
export function reportedOptions<Q>(optionsOf: OptionsOf<Q>): Reported<Q> {
  return {
    as: 'options',
    overlaps: false,
    summarise: (question, cells, base) => ({
      rows: optionRows(optionsOf(question), cells, base),
      ...wroteIn(optionsOf(question), cells),
    }),
    rowWords: optionRowWords,
  };
}

/** A row an option, where each who answered chose as many as they liked and divided their vote among them. */
export function reportedShares<Q>(optionsOf: OptionsOf<Q>): Reported<Q> {
  return {
    as: 'options',
    overlaps: true,
    summarise: (question, cells, base) => ({
      rows: optionRows(optionsOf(question), cells, base).map((row) => ({
        ...row,
        points: shareOf(votePoints(cells[`share:${row.id}`] ?? 0n), base),
      })),
      ...wroteIn(optionsOf(question), cells),
    }),
    rowWords: optionRowWords,
  };
}

function wroteIn(offered: readonly Option[], { wrote }: Cells): { wrote?: number } {
  const isAsked = wrote !== undefined || offered.some((option) => option.asksText);
  return isAsked ? { wrote: Number(wrote ?? 0n) } : {};
}

/** Every option offered, chosen or not, then those that answers still hold from earlier versions. */
export function optionRows(offered: readonly Option[], cells: Cells, base: number): SummaryRow[] {
  const counts = valuesIn(cells, 'option:');
  const ids = new Set(offered.map((option) => option.id));
  const options: { id: string; label?: Localized }[] = [
    ...offered,
    ...[...counts.keys()].filter((id) => !ids.has(id)).map((id) => ({ id })),
  ];
  return options.map(({ id, label }) => ({ ...rowOf(id, counts.get(id) ?? 0, base), label }));
}

export function optionRowWords({ id, label }: SummaryRow, locale: Locale): string {
  return localizedText(label, locale) || id;
}
