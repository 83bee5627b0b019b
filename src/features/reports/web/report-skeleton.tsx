import { Skeleton } from '@mantine/core';
import { Waiting } from '#ui/dashboard/waiting.tsx';
import styles from './report.module.css';

/** The shape of a report that is on its way. */
export function ReportSkeleton() {
  return (
    <Waiting>
      <Skeleton height={36} width="50%" mb="lg" />
      <Skeleton height={44} mb="lg" />
      <div className={styles.headline}>
        <Skeleton height={128} radius="lg" />
        <Skeleton height={128} radius="lg" />
        <Skeleton height={128} radius="lg" />
        <Skeleton height={128} radius="lg" />
      </div>
      <Skeleton height={280} radius="lg" mt="lg" />
    </Waiting>
  );
}
