import type { Project } from '#features/projects/contract/project.ts';
import type { Report } from '../../contract/report.ts';
import styles from './headline.module.css';
import { HeadlineFigures } from './headline-figures.tsx';
import { QuotaFigures } from './quota-figures.tsx';
import { ResponseTrend } from './response-trend.tsx';

interface HeadlineProps extends Pick<Report, 'headline' | 'quotas' | 'questions' | 'trend'> {
  survey: Pick<Project, 'quotas'>;
  /** While responses come, the day it is. */
  today: string | undefined;
}

/** What one came for, before any question: how many, how they went on, and when they came. */
export function Headline({ headline, quotas, questions, trend, survey, today }: HeadlineProps) {
  return (
    <section className={styles.headline} data-print="keep">
      <HeadlineFigures headline={headline} />
      <QuotaFigures quotas={quotas} questions={questions} settings={survey.quotas} />
      {trend ? <ResponseTrend trend={trend} today={today} /> : null}
    </section>
  );
}
