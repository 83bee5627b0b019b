import type { ReactNode } from 'react';
import type { Project } from '#features/projects/contract/project.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Alert } from '#ui/plain/alert.tsx';
import type { NarrowedReport } from '../../contract/narrowed-report.ts';
import type { Report } from '../../contract/report.ts';
import { CountedTo } from '../counted-to.tsx';
import { ItemCards } from './items/item-cards.tsx';
import { MarksCard } from './marks-card.tsx';
import { PracticeCard } from './practice-card.tsx';
import { QuestionCards } from './question-cards.tsx';
import { ReadingNotes } from './reading-notes.tsx';
import indexed from './report-index.module.css';
import { isIndexed, QuestionChoice, ReportIndex } from './report-index.tsx';
import { useReportParts } from './report-parts.ts';
import { RoundsCard } from './rounds-card.tsx';
import styles from './summary.module.css';
import { ValueCards } from './value-cards.tsx';

interface SummaryCardsProps {
  /** Of all responses, or of some. */
  report: Report | NarrowedReport;
  survey: Project;
  /** While responses come, the day it is. */
  today: string | undefined;
  headline: ReactNode;
}

/** What is said of question after question, below the headline. */
export function SummaryCards({ report, survey, today, headline }: SummaryCardsProps) {
  const t = useText();
  const parts = useReportParts(report);
  const summary = (
    <div className={styles.summary}>
      {headline}
      {isIndexed(parts) ? <QuestionChoice parts={parts} /> : null}
      <CountedTo countedTo={report.countedTo} waiting={report.waiting} />
      {report.versions.length > 1 ? (
        <Alert>
          {t('reports:versionsMerged', { kind: t(`common:kind.${survey.kind}`), times: report.versions.length })}
        </Alert>
      ) : null}
      {report.marks ? <MarksCard marks={report.marks} /> : null}
      <ItemCards report={report} />
      <RoundsCard report={report} />
      <PracticeCard report={report} />
      <QuestionCards report={report} today={today} />
      <ValueCards report={report} />
      <ReadingNotes report={report} />
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
