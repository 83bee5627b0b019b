import { hasStatistics } from '#domain/answers/statistics/small-samples.ts';
import { toHundredths } from '#domain/quiz/points.ts';
import { NO_VALUE } from '#domain/text/format.ts';
import { localizedText } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { CardFrame } from '#ui/charts/card/card-frame.tsx';
import { FiguresTable } from '#ui/charts/tables/figures-table.tsx';
import type { ReportCards, RoundReport } from '../../contract/report.ts';
import { ROUNDS_ANCHOR } from './report-parts.ts';
import styles from './summary.module.css';

/** How the rounds of a quiz went, one beside the other. */
export function RoundsCard({ report: { rounds } }: { report: ReportCards }) {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  if (rounds.length === 0) return null;
  const meanOf = ({ mean }: RoundReport) =>
    mean
      ? t('common:marksOf', {
          earned: format.number(toHundredths(mean.earned)),
          points: format.number(toHundredths(mean.points)),
        })
      : NO_VALUE;
  const passedOf = ({ passed }: RoundReport) => {
    if (!passed) return NO_VALUE;
    const count = format.number(passed.count);
    return hasStatistics(passed.of) ? `${format.percent(passed.count / passed.of)} (${count})` : count;
  };
  return (
    <section className={styles.cards}>
      <h2 className={styles.section} data-matra>
        {t('reports:rounds')}
      </h2>
      <CardFrame anchor={ROUNDS_ANCHOR} title={t('reports:roundsTitle')} base={t('reports:roundsText')}>
        <FiguresTable
          label={t('reports:rounds')}
          columns={[t('reports:markedColumn'), t('reports:meanMarks'), t('reports:passRate')]}
          rows={rounds.map((round) => {
            const number = t('reports:roundNumber', { number: format.number(round.number) });
            const title = localizedText(round.title, locale);
            return {
              id: round.id,
              name: title ? `${number} · ${title}` : number,
              figures: [format.number(round.marked), meanOf(round), passedOf(round)],
            };
          })}
        />
      </CardFrame>
    </section>
  );
}
