import { Skeleton } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import styles from './report.module.css';

/** The shape of a report that is on its way. */
export function ReportSkeleton() {
  const t = useText();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('common:loading')}</VisuallyHidden>
      <Skeleton height={36} width="50%" mb="lg" />
      <Skeleton height={44} mb="lg" />
      <div className={styles.headline}>
        <Skeleton height={128} radius="lg" />
        <Skeleton height={128} radius="lg" />
        <Skeleton height={128} radius="lg" />
        <Skeleton height={128} radius="lg" />
      </div>
      <Skeleton height={280} radius="lg" mt="lg" />
    </div>
  );
}
