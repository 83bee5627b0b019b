import { hasStatistics } from '#domain/answers/statistics/small-samples.ts';
import { numbersInRow } from '#domain/answers/values/summarise-value.ts';
import { toHundredths } from '#domain/quiz/points.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { ChartCard } from '#ui/charts/card/chart-card.tsx';
import { useShareWords } from '#ui/charts/shares/use-share-words.ts';
import type { Report } from '../../contract/report.ts';
import { Deviation, FiguresLine } from './cards/figures/figures-line.tsx';
import { MARKS_ANCHOR } from './report-parts.ts';
import styles from './summary.module.css';

type Marks = NonNullable<Report['marks']>;

/** What all came to who took a quiz: how many had which marks, their mean and median, and who passed. */
export function MarksCard({ marks }: { marks: Marks }) {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  const { base, rows, figures, mean } = marks;
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
        <dl className={`${styles.mean} ${styles.means}`}>
          <div>
            <dt>{t('reports:meanPoints')}</dt>
            <dd>
              {t('reports:marksOf', {
                earned: format.number(toHundredths(mean.earned)),
                points: format.number(toHundredths(mean.points)),
              })}
            </dd>
          </div>
          {marks.passed ? <PassRate passed={marks.passed} /> : null}
        </dl>
        <FiguresLine figures={figures} answered={base} inPercent />
        {marks.markedAgain ? <MarkedAgain again={marks.markedAgain} /> : null}
        {hasRanges ? <p className={styles.explained}>{t('reports:percentRangesNote')}</p> : null}
      </ChartCard>
    </section>
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
  const isEnough = hasStatistics(passed.of);
  return (
    <>
      <div>
        <dt>{t('reports:passRate')}</dt>
        <dd>
          {isEnough ? `${words.percent(passed.share)} ` : null}
          <small>{words.outOf(passed.count)}</small>
        </dd>
      </div>
      {isEnough ? (
        <div className={styles.interval}>
          <dt>{t('reports:interval')}</dt>
          <dd>
            {words.percent(passed.interval.low)} – {words.percent(passed.interval.high)}
          </dd>
        </div>
      ) : null}
    </>
  );
}
