import { dhakaDay } from '#domain/text/dhaka-time.ts';
import type { Project } from '#features/projects/contract/project.ts';
import type { Report } from '../../contract/report.ts';
import { AnswersWait } from '../hand-marks/answers-wait.tsx';
import { NarrowedSummary } from '../narrowing/narrowed-summary.tsx';
import { SummaryFilters } from '../narrowing/summary-filters.tsx';
import { useNarrowing } from '../narrowing/use-narrowing.ts';
import { ChartsToCome } from './charts-to-come.tsx';
import { Headline } from './headline.tsx';
import { NoResponses } from './no-responses.tsx';
import { SummaryCards } from './summary-cards.tsx';

/** The figures of all responses together, or of those that it is narrowed to. */
export function ReportSummary({ report, survey }: { report: Report; survey: Project }) {
  const { isNarrowed } = useNarrowing();
  const { started, completed } = report.headline;
  if (completed === 0) {
    return (
      <>
        <NoResponses survey={survey} started={started} />
        {survey.status === 'complete' ? null : <ChartsToCome questionnaire={survey.questionnaire} />}
      </>
    );
  }
  const today = survey.status === 'processing' ? dhakaDay(report.asOf) : undefined;
  const headline = <Headline {...report} survey={survey} today={today} />;
  return (
    <>
      <SummaryFilters projectId={survey._id} />
      <AnswersWait survey={survey} />
      {isNarrowed ? (
        <NarrowedSummary survey={survey} all={completed} />
      ) : (
        <SummaryCards report={report} survey={survey} today={today} headline={headline} />
      )}
    </>
  );
}
