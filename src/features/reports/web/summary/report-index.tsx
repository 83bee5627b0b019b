import { NativeSelect } from '@mantine/core';
import { useEffect } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { goToPart } from '#ui/dashboard/page-index/go-to-part.ts';
import { PageIndex } from '#ui/dashboard/page-index/page-index.tsx';
import type { PagePart } from '#ui/dashboard/page-index/page-part.ts';
import { usePartInView } from '#ui/dashboard/page-index/use-part-in-view.ts';
import styles from './report-index.module.css';

/** So many cards are walked as they are. */
const FEW = 6;

export function isIndexed(parts: readonly PagePart[]): boolean {
  return parts.length > FEW;
}

/** The way through a long report where there is room beside it: a list. */
export function ReportIndex({ parts }: { parts: readonly PagePart[] }) {
  const t = useText();
  const here = usePartInView(parts.map(({ id }) => id));

  // The cards come after the page: until now there was nothing for the address to lead to.
  useEffect(() => {
    const wanted = window.location.hash.slice(1);
    if (wanted !== '') goToPart(wanted, { takesFocus: true });
  }, []);

  return (
    <div className={styles.beside}>
      <PageIndex label={t('reports:questions')} parts={parts} here={here} />
    </div>
  );
}

/** The same where there is no room beside it: a choice above the questions. */
export function PartChoice({ parts }: { parts: readonly PagePart[] }) {
  const t = useText();
  const here = usePartInView(parts.map(({ id }) => id));
  return (
    <div className={styles.above} data-print="none">
      <NativeSelect
        className={styles.choice}
        aria-label={t('reports:goToQuestion')}
        value={here ?? ''}
        // By keys one goes through the choices: each is shown, and the focus stays.
        onChange={(event) => goToPart(event.currentTarget.value, { takesFocus: false })}
      >
        <option value="" disabled>
          {t('reports:goToQuestion')}
        </option>
        {parts.map(({ id, title, number }) => (
          <option key={id} value={id}>
            {number ? `${number}. ${title}` : title}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
