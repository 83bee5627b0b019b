import { Skeleton } from '@mantine/core';
import { Waiting } from '#ui/dashboard/waiting.tsx';

/** The shape of a report that is on its way. */
export function ReportSkeleton() {
  return (
    <Waiting>
      <Skeleton height={36} width="50%" mb="lg" />
      <Skeleton height={44} mb="lg" />
      <Skeleton height={400} radius="lg" />
      <Skeleton height={280} radius="lg" mt="lg" />
    </Waiting>
  );
}
