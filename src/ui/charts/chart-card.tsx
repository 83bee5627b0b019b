import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { CardFrame, type CardFrameProps } from './card-frame.tsx';
import styles from './chart-card.module.css';
import { Columns } from './columns.tsx';
import { LongBarList } from './long-bar-list.tsx';
import { Pie } from './pie.tsx';
import type { Share } from './share.ts';
import { ShareTable } from './share-table.tsx';

export interface ChartCardProps extends Pick<CardFrameProps, 'number' | 'title' | 'lang' | 'base'> {
  shares: Share[];
  /** Whether the shares are parts of one whole, so that a pie tells the truth. */
  whole?: boolean;
  /** Whether the shares stand on a scale (numbers, days), so that they are columns beside each other. */
  scale?: boolean;
  /** Figures or notes above the chart. */
  children?: ReactNode;
}

/** One question's answers as bars or columns, as a pie where the shares make a whole, and as a table. */
export function ChartCard({ shares, whole = false, scale = false, children, ...heading }: ChartCardProps) {
  const t = useText();
  const [view, setView] = useState('drawing');
  const answered = shares.some((share) => share.count > 0);
  const views = [
    { value: 'drawing', label: t(scale ? 'common:chartColumns' : 'common:chartBar') },
    ...(whole ? [{ value: 'pie', label: t('common:chartPie') }] : []),
    { value: 'table', label: t('common:chartTable') },
  ];
  const Drawing = scale ? Columns : LongBarList;
  return (
    <CardFrame
      {...heading}
      tools={
        answered ? (
          <SegmentedControl
            data-print="none"
            aria-label={t('common:chartKind')}
            value={view}
            onChange={setView}
            data={views}
          />
        ) : null
      }
    >
      {answered ? children : <p className={styles.none}>{t('common:noAnswersYet')}</p>}
      {answered && view === 'drawing' ? <Drawing label={heading.title} shares={shares} /> : null}
      {answered && view === 'pie' ? <Pie label={heading.title} shares={shares} /> : null}
      {answered && view === 'table' ? <ShareTable label={heading.title} shares={shares} /> : null}
    </CardFrame>
  );
}
