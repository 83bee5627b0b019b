import { dhakaDay } from '#domain/text/dhaka-time.ts';
import type { Project } from '#features/projects/contract/project.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Alert } from '#ui/plain/alert.tsx';
import type { Report } from '../../contract/report.ts';
import { CountedTo } from '../counted-to.tsx';
import { Headline } from './headline.tsx';
import { ItemCards } from './items/item-cards.tsx';
import { MarksCard } from './marks-card.tsx';
import { NoResponses } from './no-responses.tsx';
import { QuestionCards } from './question-cards.tsx';
import { ReadingNotes } from './reading-notes.tsx';
import indexed from './report-index.module.css';
import { isIndexed, PartChoice, ReportIndex } from './report-index.tsx';
import { useReportParts } from './report-parts.ts';
import styles from './summary.module.css';
import { ValueCards } from './value-cards.tsx';

/** The figures of all responses together. */
export function ReportSummary({ report, survey }: { report: Report; survey: Project }) {
  const t = useText();
  const parts = useReportParts(report);
  if (report.headline.completed === 0) return <NoResponses survey={survey} started={report.headline.started} />;
  const today = survey.status === 'processing' ? dhakaDay(report.asOf) : undefined;
  const summary = (
    <div className={styles.summary}>
      <Headline {...report} survey={survey} today={today} />
      {isIndexed(parts) ? <PartChoice parts={parts} /> : null}
      <CountedTo countedTo={report.countedTo} waiting={report.waiting} />
      {report.versions.length > 1 ? (
        <Alert>
          {t('reports:versionsMerged', { kind: t(`common:kind.${survey.kind}`), times: report.versions.length })}
        </Alert>
      ) : null}
      {report.marks ? <MarksCard marks={report.marks} /> : null}
      <ItemCards report={report} />
      <QuestionCards report={report} today={today} />
      <ValueCards report={report} />
      <ReadingNotes {...report} />
    </div>
  );
  if (!isIndexed(parts)) return summary;
  return (
    <div className={indexed.indexed}>
      <ReportIndex parts={parts} />
      {summary}
    </div>
  );
}
