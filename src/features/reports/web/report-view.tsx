import { useQuery } from '@tanstack/react-query';
import { isBlank, localizedText } from '#domain/text/localized.ts';
import { isExamined } from '#features/projects/contract/kinds.ts';
import type { Project } from '#features/projects/contract/project.ts';
import { detailRule } from '#features/projects/policy.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import type { Report } from '../contract/report.ts';
import { GoingNote } from './going-note.tsx';
import { GradeList } from './grades/grade-list.tsx';
import { mayMark } from './hand-marks/may-mark.ts';
import { QueueToMark } from './hand-marks/queue-to-mark.tsx';
import { StandingList } from './leaderboard/standing-list.tsx';
import { LiveNote } from './live-note.tsx';
import { useNarrowedReport } from './narrowing/use-narrowed-report.ts';
import { waitingQuery } from './queries.ts';
import styles from './report.module.css';
import { ReportActions } from './report-actions.tsx';
import { ReportTabs } from './report-tabs.tsx';
import { ResponseList } from './responses/response-list.tsx';
import { NoResponses } from './summary/no-responses.tsx';
import { ReportSummary } from './summary/report-summary.tsx';
import { useReportPlace } from './use-report-place.ts';

/** Whether a quiz knows what those are called who take it. */
function tellsNames(quiz: Project): boolean {
  return quiz.responseMethod === 'registered' || detailRule(quiz, 'name') !== 'off';
}

interface ReportViewProps {
  report: Report;
  survey: Project;
  /** The last try to bring it up to date failed. */
  stale: boolean;
}

export function ReportView({ report, survey, stale }: ReportViewProps) {
  const t = useText();
  const { tab: asked } = useReportPlace();
  const narrowed = useNarrowedReport(survey._id);
  const knowsPeople = isExamined(survey) && tellsNames(survey);
  const marks = mayMark(survey);
  const isRanked = isExamined(survey);
  // An address may ask for a tab that this report has not.
  const has = { summary: true, responses: true, people: knowsPeople, leaderboard: isRanked, 'to-mark': marks };
  const tab = has[asked] ? asked : 'summary';
  const unmarked = useQuery({ ...waitingQuery(survey._id), enabled: marks });
  const title = localizedText(report.title, useLocale()) || t('projects:untitled');
  return (
    <>
      <PageHead title={t('reports:titleOf', { title })} />
      {/* On the screen it stands in the bar. */}
      <p className={styles.printed} data-print="only">
        {isBlank(report.title) ? title : <LocalizedText text={report.title} />}
      </p>
      <ReportTabs
        tab={tab}
        responses={report.headline.completed}
        knowsPeople={knowsPeople}
        isRanked={isRanked}
        unmarked={unmarked.data?.total}
      >
        <LiveNote asOf={narrowed.data?.asOf ?? report.asOf} completed={report.headline.completed} stale={stale} />
        {report.headline.completed > 0 ? (
          <ReportActions projectId={survey._id} completed={report.headline.completed} />
        ) : null}
      </ReportTabs>
      <GoingNote survey={survey} />
      {tab === 'summary' ? <ReportSummary report={report} survey={survey} /> : null}
      {tab === 'responses' && report.headline.started > 0 ? <ResponseList report={report} survey={survey} /> : null}
      {tab === 'responses' && report.headline.started === 0 ? <NoResponses survey={survey} started={0} /> : null}
      {tab === 'to-mark' ? <QueueToMark survey={survey} /> : null}
      {tab === 'leaderboard' ? <StandingList survey={survey} /> : null}
      {tab === 'people' ? <GradeList survey={survey} /> : null}
    </>
  );
}
