import { numbersInRow } from '#domain/answers/values/summarise-value.ts';
import type { Locale } from '#domain/text/locale.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { ChartCard } from '#ui/charts/card/chart-card.tsx';
import { COLOURS, type Share } from '#ui/charts/shares/share.ts';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import type { ReportCards, ValueReport } from '../../contract/report.ts';
import { Deviation, FiguresLine } from './cards/figures/figures-line.tsx';
import { keyOf, valueAnchor } from './report-parts.ts';
import styles from './summary.module.css';

/** A card for whatever is reckoned of the answers, below those of the questions; nothing where nothing is. */
export function ValueCards({ report: { values, versions } }: { report: ReportCards }) {
  const t = useText();
  if (values.length === 0) return null;
  return (
    <section className={styles.cards}>
      <h2 className={styles.section} data-matra>
        {t('reports:calculatedValues')}
      </h2>
      {values.map((value) => (
        <ValueCard key={keyOf(value)} value={value} versions={versions} />
      ))}
    </section>
  );
}

interface ValueCardProps {
  value: ValueReport;
  /** Every published version. */
  versions: number[];
}

function ValueCard({ value, versions }: ValueCardProps) {
  const t = useText();
  const locale = useLocale();
  const { label, type, base, rows, figures } = value;
  const isNumeric = type === 'numeric';
  const hasRanges = rows.some(({ from, to }) => from !== to);
  return (
    <ChartCard
      id={keyOf(value)}
      anchor={valueAnchor(value)}
      title={label}
      base={<ValueBase value={value} versions={versions} />}
      shares={isNumeric ? sharesOfNumbers(value, locale) : sharesOfTexts(value, t('reports:otherTexts'))}
      answered={base}
      drawing={isNumeric ? 'columns' : 'bars'}
      whole={!isNumeric && rows.length <= COLOURS}
      atTable={figures ? <Deviation figures={figures} answered={base} /> : null}
    >
      {figures ? <FiguresLine figures={figures} answered={base} /> : null}
      {hasRanges ? <p className={styles.explained}>{t('reports:rangesNote')}</p> : null}
    </ChartCard>
  );
}

/** Of how many it is known, and in which versions it was reckoned so. */
function ValueBase({ value, versions }: ValueCardProps) {
  const t = useText();
  const format = useFormat();
  const { base, unknown, retired } = value;
  const inAll = value.versions.length === versions.length;
  return (
    <ul className={styles.base}>
      <li>{t('reports:valueKnown', { count: base })}</li>
      {unknown > 0 ? <li>{t('reports:valueUnknown', { count: unknown })}</li> : null}
      {inAll ? null : (
        <li>{t('reports:reckonedInVersions', { versions: value.versions.map(format.digits).join(', ') })}</li>
      )}
      {retired ? (
        <li>
          <StatusBadge>{t('reports:retiredReckoning')}</StatusBadge>
        </li>
      ) : null}
    </ul>
  );
}

function sharesOfNumbers({ rows }: ValueReport, locale: Locale): Share[] {
  return rows.map((row) => ({ ...shareOf(row), label: numbersInRow(row, locale) }));
}

/** What an owner wrote is the same in each language. */
function sharesOfTexts({ rows }: ValueReport, others: string): Share[] {
  return rows.map((row) => ({ ...shareOf(row), label: row.id || others }));
}

function shareOf({ id, count, share }: ValueReport['rows'][number]): Omit<Share, 'label'> {
  return { id, lang: undefined, notes: [], count, share, points: undefined, value: undefined };
}
