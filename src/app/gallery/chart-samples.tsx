import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ChartCard } from '#ui/charts/card/chart-card.tsx';
import type { Share } from '#ui/charts/shares/share.ts';
import { Sample } from './sample.tsx';

const CHOSEN = [
  ['হেঁটে', 118],
  ['By rickshaw', 342],
  ['By bus or train', 405],
  ['By motorcycle or car', 97],
  ['I stay at home', 38],
] as const;
const RATED = [12, 31, 96, 240, 188];
const WAYS = ['Work', 'School', 'Market'];
const BY_DAY = [0, 14, 52, 61, 33, 20, 8, 41, 77, 64, 22, 9, 3, 18];
const FIRST_DAY = '2026-05-01';

export function ChartSamples() {
  const t = useText();
  const format = useFormat();
  const title = t('dashboard:responsesInAll');
  const chosen = sharesOf(CHOSEN.map(([label, count]) => ({ label, count })));
  const rated = sharesOf(RATED.map((count, place) => ({ label: format.number(place + 1), count })));
  const days = BY_DAY.map((count, place) => {
    const day = new Date(Date.parse(FIRST_DAY) + place * 86_400_000).toISOString().slice(0, FIRST_DAY.length);
    return { id: day, label: format.dayOfYear(day), short: format.dayOfYear(day), count };
  });
  const heat = {
    columns: CHOSEN.map(([label]) => ({ id: label, label })),
    rows: WAYS.map((label, row) => {
      const counts = CHOSEN.map(([, count], column) => Math.round(count / (1 + ((row + column) % WAYS.length))));
      return { id: label, label, counts, count: sum(counts) };
    }),
  };
  const total = sum(CHOSEN.map(([, count]) => count));
  return (
    <>
      <Sample title="What was chosen: parts of a whole, of those who answered or were asked">
        <ChartCard id="chosen" title={title} base={null} shares={chosen} answered={total} asked={total * 2} whole />
      </Sample>
      <Sample title="The same on a phone" narrow>
        <ChartCard id="narrow" title={title} base={null} shares={chosen} answered={total} />
      </Sample>
      <Sample title="How many fall to each step">
        <ChartCard id="columns" title={title} base={null} shares={rated} answered={sum(RATED)} drawing="columns" />
      </Sample>
      <Sample title="How far to either side">
        <ChartCard id="steps" title={title} base={null} shares={rated} answered={sum(RATED)} drawing="steps" />
      </Sample>
      <Sample title="Days">
        <ChartCard
          id="days"
          title={title}
          base={null}
          shares={sharesOf(days)}
          answered={sum(BY_DAY)}
          stretches={days}
        />
      </Sample>
      <Sample title="Rows by columns">
        <ChartCard id="heat" title={title} base={null} shares={chosen} answered={total} heat={heat} />
      </Sample>
      <Sample title="Nobody answered yet">
        <ChartCard id="none" title={title} base={null} shares={[]} answered={0} />
      </Sample>
    </>
  );
}

function sharesOf(lines: { label: string; count: number }[]): Share[] {
  const total = sum(lines.map(({ count }) => count));
  return lines.map(({ label, count }) => ({ id: label, label, count, share: count / total }));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
