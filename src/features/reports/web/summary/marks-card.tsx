import { hasStatistics } from '#domain/answers/statistics/small-samples.ts';
import { numbersInRow } from '#domain/answers/values/summarise-value.ts';
import { toHundredths } from '#domain/quiz/points.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { ChartCard } from '#ui/charts/card/chart-card.tsx';
import { useShareWords } from '#ui/charts/shares/use-share-words.ts';
import { Figure } from '#ui/dashboard/figures/figure.tsx';
import type { Report } from '../../contract/report.ts';
import { Deviation } from './cards/figures/figures-line.tsx';
import { MARKS_ANCHOR } from './report-parts.ts';
import styles from './summary.module.css';

type Marks = NonNullable<Report['marks']>;

/** What all came to who took a quiz: how many had which marks, their mean and median, and who passed. */
export function MarksCard({ marks }: { marks: Marks }) {
  const t = useText();
  const locale = useLocale();
  const { base, rows, figures } = marks;
  const hasRanges = rows.some(({ from, to }) => from !== to);
  return (
    <section className={styles.cards}>
      <h2 className={styles.section} data-matra>
        {t('reports:marks')}
      </h2>
      <ChartCard
        id={MARKS_ANCHOR}
        anchor={MARKS_ANCHOR}
        title={t('reports:percentOfPoints')}
        base={
          <ul className={styles.base}>
            <li>{t('reports:marked', { count: base })}</li>
          </ul>
        }
        shares={rows.map((row) => ({
          ...{ id: row.id, lang: undefined, notes: [], count: row.count, share: row.share },
          ...{ points: undefined, value: undefined, label: numbersInRow(row, locale) },
        }))}
        answered={base}
        drawing="columns"
        whole={false}
        atTable={<Deviation figures={figures} answered={base} />}
      >
        <MarksFigures marks={marks} />
        {marks.markedAgain ? <MarkedAgain again={marks.markedAgain} /> : null}
        {hasRanges ? <p className={styles.explained}>{t('reports:percentRangesNote')}</p> : null}
      </ChartCard>
    </section>
  );
}

/** Mean, median, who passed, and the ends; of a handful no share and no median. */
function MarksFigures({ marks: { base, figures, mean, passed } }: { marks: Marks }) {
  const t = useText();
  const format = useFormat();
  const isEnough = hasStatistics(base);
  const percentRange = usePercentRange();
  const percent = (value: number) => format.percent(value / 100, { decimals: 1 });
  const points = t('common:marksOf', {
    earned: format.number(toHundredths(mean.earned)),
    points: format.number(toHundredths(mean.points)),
  });
  return (
    <dl className={styles.tiles}>
      <Figure
        label={t('reports:meanPoints')}
        value={isEnough ? percent(figures.mean) : points}
        note={isEnough ? points : undefined}
      />
      {isEnough ? <Figure label={t('reports:median')} value={percent(figures.median)} /> : null}
      {passed ? <PassRate passed={passed} /> : null}
      <Figure
        label={t('reports:lowestToHighest')}
        value={figures.min === figures.max ? percent(figures.min) : percentRange(figures.min, figures.max)}
      />
    </dl>
  );
}

/** What the last change of the key did to earlier responses, or how far that has come. */
function MarkedAgain({ again }: { again: NonNullable<Marks['markedAgain']> }) {
  const t = useText();
  const format = useFormat();
  const { finishedAt, results, changed, before, after } = again;
  const count = (number: number) => format.number(number);
  if (finishedAt === null) {
    return <p className={styles.explained}>{t('reports:markingAgain', { results: count(results) })}</p>;
  }
  const mean = (percent: number | null) => format.percent((percent ?? Number.NaN) / 100);
  return (
    <p className={styles.explained}>
      {t('reports:markedAgain', {
        ...{ time: format.dateTime(finishedAt), changed: count(changed), results: count(results) },
        ...{ meanBefore: mean(before.mean), meanAfter: mean(after.mean) },
        ...{ passedBefore: count(before.passed), passedAfter: count(after.passed) },
      })}
    </p>
  );
}

/** Of few, how many passed; a share and its interval of more than a handful. */
function PassRate({ passed }: { passed: NonNullable<Marks['passed']> }) {
  const t = useText();
  const words = useShareWords(passed.of);
  const percentRange = usePercentRange();
  const all = words.outOf(passed.count);
  if (!hasStatistics(passed.of)) return <Figure label={t('reports:passRate')} value={all} />;
  const { low, high } = passed.interval;
  return (
    <Figure
      label={t('reports:passRate')}
      value={words.percent(passed.share)}
      note={
        <>
          {all}
          <br />
          {t('reports:probably', { range: percentRange(low * 100, high * 100) })}
        </>
      }
    />
  );
}

/** From one per cent to the other, both whole: “34–100%”. A minus sign would not be told from the dash. */
function usePercentRange() {
  const format = useFormat();
  return (from: number, to: number) => {
    const [low, high] = [from, to].map((value) => format.percent(value / 100, { decimals: 0 }));
    return from < 0 ? `${low} – ${high}` : `${format.number(Math.round(from))}–${high}`;
  };
}
