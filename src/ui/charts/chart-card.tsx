import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { BarList } from './bar-list.tsx';
import styles from './chart-card.module.css';
import { Pie } from './pie.tsx';
import type { Share } from './share.ts';

interface ChartCardProps {
  title: string;
  lang?: string;
  /** Of how many, in words. */
  base: ReactNode;
  shares: Share[];
  /** Whether the shares are parts of one whole, so that a pie tells the truth. */
  whole?: boolean;
  /** Figures or notes under the chart. */
  children?: ReactNode;
}

/** One question's answers: bars, and a pie where the shares make a whole. */
export function ChartCard({ title, lang, base, shares, whole = false, children }: ChartCardProps) {
  const t = useText();
  const [kind, setKind] = useState<'bar' | 'pie'>('bar');
  const answered = shares.some((share) => share.count > 0);
  return (
    <section className={styles.card} data-print="keep">
      <header className={styles.head}>
        <div>
          <h3 lang={lang}>{title}</h3>
          <p className={styles.base}>{base}</p>
        </div>
        {whole && answered ? (
          <SegmentedControl
            data-print="none"
            aria-label={t('common:chartKind')}
            value={kind}
            onChange={setKind}
            data={[
              { value: 'bar', label: t('common:chartBar') },
              { value: 'pie', label: t('common:chartPie') },
            ]}
          />
        ) : null}
      </header>
      {answered ? null : <p className={styles.none}>{t('common:noAnswersYet')}</p>}
      {answered && kind === 'bar' ? <BarList label={title} shares={shares} /> : null}
      {answered && kind === 'pie' ? <Pie label={title} shares={shares} /> : null}
      {children}
    </section>
  );
}
