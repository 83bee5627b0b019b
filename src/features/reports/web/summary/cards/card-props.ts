import type { CardFrameProps } from '#ui/charts/card/card-frame.tsx';
import type { QuestionReport } from '../../../contract/report.ts';

/** What the card of any kind of question is drawn from. */
export interface CardProps {
  projectId: string;
  heading: Pick<CardFrameProps, 'anchor' | 'number' | 'title' | 'lang' | 'base'>;
  report: QuestionReport;
  /** While responses come, the day it is. */
  today?: string | undefined;
}
