import { useQuery } from '@tanstack/react-query';
import { narrowedReportQuery } from '../queries.ts';
import { useReportPlace } from '../use-report-place.ts';
import { useNarrowing } from './use-narrowing.ts';

/** The report of the responses that the summary is narrowed to, while it is looked at. */
export function useNarrowedReport(projectId: string) {
  const { narrowing, isNarrowed } = useNarrowing();
  const { tab } = useReportPlace();
  return useQuery({ ...narrowedReportQuery(projectId, narrowing), enabled: isNarrowed && tab === 'summary' });
}
