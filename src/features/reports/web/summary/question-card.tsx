import { readLocalized } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { ChartCard } from '#ui/charts/chart-card.tsx';
import type { QuestionReport } from '../../contract.ts';
import { FiguresLine } from './figures-line.tsx';
import { QuestionBase } from './question-base.tsx';
import { sharesOf } from './shares-of.ts';
import { TextAnswers } from './text-answers.tsx';

/** More parts than a pie can show apart. */
const MOST_PARTS = 8;
const PARTS_OF_A_WHOLE = ['single_choice', 'dropdown', 'rating'];
const ON_A_SCALE = ['rating', 'number', 'date'];

export interface QuestionCardProps {
  projectId: string;
  /** Its place in the report, from 1. */
  number: number;
  report: QuestionReport;
  /** Every published version. */
  versions: number[];
}

/** What people said to one question. */
export function QuestionCard({ projectId, number, report, versions }: QuestionCardProps) {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  const { question, figures } = report;
  const read = readLocalized(question.title, locale);
  const heading = {
    number: format.digits(number),
    title: read?.text ?? t('questions:untitled'),
    lang: read?.lang,
    base: <QuestionBase report={report} versions={versions} />,
  };
  if (question.kind === 'short_text' || question.kind === 'long_text') {
    return <TextAnswers {...heading} projectId={projectId} questionId={question.id} answered={report.base} />;
  }
  return (
    <ChartCard
      {...heading}
      shares={sharesOf(report, locale)}
      whole={PARTS_OF_A_WHOLE.includes(question.kind) && report.rows.length <= MOST_PARTS}
      scale={ON_A_SCALE.includes(question.kind)}
    >
      {figures ? <FiguresLine question={question} figures={figures} /> : null}
    </ChartCard>
  );
}
