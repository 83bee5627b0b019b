import { useQuery } from '@tanstack/react-query';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { reportedSurveyQuery, reportQuery } from './queries.ts';
import { ReportSkeleton } from './report-skeleton.tsx';
import { ReportView } from './report-view.tsx';

/** The report of one survey, kept up to date while it is open. */
export function ReportScreen({ id }: { id: string }) {
  const t = useText();
  const report = useQuery(reportQuery(id));
  const survey = useQuery(reportedSurveyQuery(id));
  if (report.data && survey.data) {
    return <ReportView report={report.data} survey={survey.data} stale={report.isError} />;
  }
  const failed = [report, survey].find((query) => query.isError && !query.data);
  return (
    <>
      <PageHead title={t('projects:results')} />
      {failed ? null : (
        <Waiting>
          <ReportSkeleton />
        </Waiting>
      )}
      {failed ? <ErrorState error={failed.error} onRetry={() => void failed.refetch()} /> : null}
    </>
  );
}
