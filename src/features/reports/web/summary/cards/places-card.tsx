import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { levelOf, PLACE_LEVELS } from '#domain/places/place-levels.ts';
import { localizedText } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { QuestionReport, ReportRow } from '../../../contract/report.ts';
import styles from '../summary.module.css';
import type { CardProps } from './card-props.ts';
import { RowsCard } from './chart-cards.tsx';

/** How many live in each division; of one of them in each district, and of a district in each upazila. */
export function PlacesCard(props: CardProps) {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  const [around, setAround] = useState('');
  const { report } = props;
  const wider = report.rows.filter(({ id }) => report.rows.some((row) => isIn(row, id)));
  const named = (row: ReportRow) => {
    const indent = '\u00a0\u00a0'.repeat(PLACE_LEVELS.indexOf(levelOf(row.id)));
    return `${indent}${localizedText(row.label, locale) || row.id} (${format.number(row.count)})`;
  };
  return (
    <RowsCard {...props} report={within(report, around)} usualOrder="share" whole>
      {wider.length > 0 ? (
        <NativeSelect
          className={styles.around}
          label={t('reports:placesIn')}
          value={around}
          onChange={(event) => setAround(event.currentTarget.value)}
        >
          <option value="">{t('reports:wholeCountry')}</option>
          {wider.map((row) => (
            <option key={row.id} value={row.id}>
              {named(row)}
            </option>
          ))}
        </NativeSelect>
      ) : null}
    </RowsCard>
  );
}

/** The places of one level that lie in one place, and the shares of those who are there. */
function within(report: QuestionReport, around: string): QuestionReport {
  const base = around === '' ? report.base : (report.rows.find(({ id }) => id === around)?.count ?? 0);
  const rows = report.rows
    .filter((row) => isIn(row, around))
    .map((row) => ({ ...row, share: base === 0 ? 0 : row.count / base }));
  return { ...report, base, rows };
}

function isIn({ id }: ReportRow, around: string): boolean {
  return id.split('-').slice(0, -1).join('-') === around;
}
