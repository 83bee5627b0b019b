import { readLocalized } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { ChartCard } from '#ui/charts/chart-card.tsx';
import type { QuestionReport } from '../../contract.ts';
import { FiguresLine } from './figures-line.tsx';
import { QuestionBase } from './question-base.tsx';
import { sharesOf } from './shares-of.ts';
import styles from './summary.module.css';
import { TextAnswers } from './text-answers.tsx';
import { useVersionWords } from './use-version-words.ts';

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
  /** Another version asks it in another way. */
  askedOtherwise: boolean;
}

/** What people said to one question. */
export function QuestionCard({ projectId, number, report, versions, askedOtherwise }: QuestionCardProps) {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  const words = useVersionWords();
  const { question, figures } = report;
  const hasRanges = report.rows.some(({ from, to }) => from !== to);
  const read = readLocalized(question.title, locale);
  const heading = {
    number: format.digits(number),
    title: read?.text ?? t('questions:untitled'),
    lang: read?.lang,
    base: <QuestionBase report={report} versions={versions} askedOtherwise={askedOtherwise} />,
  };
  if (question.kind === 'short_text' || question.kind === 'long_text') {
    return <TextAnswers {...heading} projectId={projectId} questionId={question.id} answered={report.base} />;
  }
  return (
    <ChartCard
      {...heading}
      shares={sharesOf(report, locale, (row) => words.ofOption(report, row))}
      whole={PARTS_OF_A_WHOLE.includes(question.kind) && report.rows.length <= MOST_PARTS}
      scale={ON_A_SCALE.includes(question.kind)}
    >
      {figures ? <FiguresLine question={question} figures={figures} /> : null}
      {hasRanges ? <p className={styles.explained}>{t('reports:rangesNote')}</p> : null}
    </ChartCard>
  );
}
