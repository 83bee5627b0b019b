import { useEffect } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { goToPart } from '#ui/dashboard/page-index/go-to-part.ts';
import { PageIndex } from '#ui/dashboard/page-index/page-index.tsx';
import type { PagePart } from '#ui/dashboard/page-index/page-part.ts';
import { PartChoice } from '#ui/dashboard/page-index/part-choice.tsx';
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
export function QuestionChoice({ parts }: { parts: readonly PagePart[] }) {
  const t = useText();
  const here = usePartInView(parts.map(({ id }) => id));
  return <PartChoice label={t('reports:goToQuestion')} parts={parts} here={here} />;
}
