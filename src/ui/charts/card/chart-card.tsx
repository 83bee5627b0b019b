import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Columns } from '../bars/columns.tsx';
import { DivergingBar } from '../bars/diverging-bar.tsx';
import { LongBarList } from '../bars/long-bar-list.tsx';
import { LineChart, type Stretch } from '../lines/line-chart.tsx';
import { Pie } from '../pies/pie.tsx';
import type { Share } from '../shares/share.ts';
import type { Heat } from '../tables/heat.ts';
import { HeatMap } from '../tables/heat-map.tsx';
import { HeatTable } from '../tables/heat-table.tsx';
import { ShareTable } from '../tables/share-table.tsx';
import { CardFrame, type CardFrameProps } from './card-frame.tsx';
import styles from './chart-card.module.css';
import { ChartMenu } from './chart-menu.tsx';
import { useChartBase } from './use-chart-base.ts';
import { type ChartOrder, useChartOrder } from './use-chart-order.ts';

export interface ChartCardProps extends Pick<CardFrameProps, 'anchor' | 'number' | 'title' | 'lang' | 'base'> {
  /** Names the chart in the address. */
  id: string;
  shares: Share[];
  /** How many answered: the base of every share. */
  answered: number;
  /** How many were asked, where one may choose that every share is of them instead. */
  asked?: number;
  /** Bars for what can be in any order, columns and steps for what stands on a scale. */
  drawing?: 'bars' | 'columns' | 'steps';
  /** How bars stand until another order is chosen. */
  usualOrder?: ChartOrder;
  /** Whether the shares are parts of one whole, so that a pie tells the truth. */
  whole?: boolean;
  /** The same counts in time, where they are of days: drawn as a line. */
  stretches?: Stretch[];
  /** The answers by row and column, where they are: drawn as a map. */
  heat?: Heat;
  /** Figures or notes above the chart. */
  children?: ReactNode;
  /** Another drawing of the same answers, above the chart. */
  atDrawing?: ReactNode;
  /** More figures, for whoever reads the table. */
  atTable?: ReactNode;
  /** Whether those say what stands beside the shares as well: the table of shares leaves it to them. */
  valuesAtTable?: boolean;
  /** What else was said, below them all. */
  below?: ReactNode;
}

const DRAWINGS = { bars: LongBarList, columns: Columns, steps: DivergingBar };
const NAMES = { bars: 'common:chartBar', columns: 'common:chartColumns', steps: 'common:chartBar' } as const;

/** One question's answers as the drawing that fits them, as a pie where the shares make a whole, and as a table. */
export function ChartCard(props: ChartCardProps) {
  const { id, answered, asked, drawing = 'bars', usualOrder = 'asked', whole = false, ...rest } = props;
  const { stretches, heat, children, atDrawing, atTable, valuesAtTable, below, shares: given, ...heading } = rest;
  const t = useText();
  const [view, setView] = useState('drawing');
  const [order, setOrder] = useChartOrder(id, usualOrder);
  const { base, setBase, shares, people } = useChartBase(id, { shares: given, answered, asked });
  const isPlain = !stretches && !heat;
  const isFree = drawing === 'bars' && isPlain;
  const sorted = isFree && order === 'share' ? shares.toSorted((a, b) => b.share - a.share) : shares;
  const drawn = { label: heading.title, shares: sorted, answered: people };
  const Drawing = DRAWINGS[drawing];
  /** A bar that figures above it lead up to stands beside them. */
  const led = drawing === 'steps' && isPlain ? <Drawing {...drawn} /> : atDrawing;
  const views = [
    { value: 'drawing', label: t(heat ? 'common:chartHeat' : stretches ? 'common:chartLine' : NAMES[drawing]) },
    ...(whole ? [{ value: 'pie', label: t('common:chartPie') }] : []),
    { value: 'table', label: t('common:chartTable') },
  ];
  if (answered === 0) {
    return (
      <CardFrame {...heading}>
        <p className={styles.none}>{t('common:noAnswersYet')}</p>
      </CardFrame>
    );
  }
  return (
    <CardFrame
      {...heading}
      tools={
        <div className={styles.tools} data-print="none">
          <SegmentedControl
            aria-label={t('common:chartKind')}
            value={view}
            onChange={setView}
            data={views}
            visibleFrom="xs"
          />
          <ChartMenu
            {...drawn}
            views={views}
            view={view}
            onView={setView}
            order={isFree && shares.length > 1 ? order : undefined}
            onOrder={setOrder}
            base={base}
            onBase={setBase}
            drawn={view === 'pie' ? 'pie' : drawing}
            stretches={stretches}
            heat={heat}
          />
        </div>
      }
    >
      {view === 'drawing' && led ? (
        <div className={styles.led}>
          <div>{children}</div>
          <div>{led}</div>
        </div>
      ) : (
        children
      )}
      {base && view !== 'table' ? <p className={styles.of}>{t(`common:chartOf.${base}`, { count: people })}</p> : null}
      {view === 'drawing' && stretches ? <LineChart label={heading.title} stretches={stretches} /> : null}
      {view === 'drawing' && heat ? <HeatMap {...drawn} heat={heat} /> : null}
      {view === 'drawing' && isPlain && drawing !== 'steps' ? <Drawing {...drawn} /> : null}
      {view === 'pie' ? <Pie {...drawn} /> : null}
      {view === 'table' ? atTable : null}
      {view === 'table' && heat ? <HeatTable {...drawn} heat={heat} as="counts" /> : null}
      {view === 'table' && !heat ? <ShareTable {...drawn} base={base} withValues={!valuesAtTable} /> : null}
      {below}
    </CardFrame>
  );
}
