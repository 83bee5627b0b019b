import type { Option } from '../../questionnaire/schema.ts';
import { type Cells, valuesIn } from '../counting/cells.ts';
import { type Reported, rowOf, type SummaryContent } from './reported.ts';
import { optionRowWords } from './reported-options.ts';

/**
 * A row an option: how often it was put in each place, and its place on average. The best one stands first. There are
 * more places than options where an earlier version offered more of these.
 */
export function reportedRanks<Q>(optionsOf: (question: Q) => readonly Option[]): Reported<Q> {
  return {
    as: 'ranks',
    overlaps: false,
    summarise: (question, cells, base) => summariseRanks(optionsOf(question), cells, base),
    rowWords: optionRowWords,
  };
}

function summariseRanks(offered: readonly Option[], cells: Cells, base: number): SummaryContent {
  const counts = valuesIn(cells, 'rank:');
  const labels = new Map(offered.map(({ id, label }) => [id, label]));
  const ids = new Set([...labels.keys(), ...[...counts.keys()].map((cell) => cell.split(':')[0] ?? '')]);
  const given = [...counts.keys()].map((cell) => Number(cell.split(':')[1]));
  const places = Array.from({ length: Math.max(offered.length, ...given) }, (_, index) => index + 1);
  const rows = [...ids].map((id) => {
    const each = places.map((place) => counts.get(`${id}:${place}`) ?? 0);
    const times = each.reduce((total, count) => total + count, 0);
    const sum = each.reduce((total, count, index) => total + count * (index + 1), 0);
    const mean = times === 0 ? undefined : sum / times;
    return { ...rowOf(id, each[0] ?? 0, base), label: labels.get(id), counts: each, mean };
  });
  const columns = places.map((place) => ({ id: String(place) }));
  return { columns, rows: rows.toSorted((a, b) => (a.mean ?? Infinity) - (b.mean ?? Infinity)) };
}
