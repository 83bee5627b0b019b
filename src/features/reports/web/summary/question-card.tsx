import { readLocalized } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { QuestionReport } from '../../contract/report.ts';
import { CARDS } from './cards/cards.ts';
import { QuestionBase } from './question-base.tsx';
import { questionAnchor } from './report-parts.ts';

interface QuestionCardProps {
  projectId: string;
  /** Its place in the report, from 1. */
  number: number;
  report: QuestionReport;
  /** While responses come, the day it is. */
  today: string | undefined;
  /** Every published version. */
  versions: number[];
  /** Another version asks it in another way. */
  askedOtherwise: boolean;
}

/** What people said to one question. */
export function QuestionCard({ projectId, number, report, today, versions, askedOtherwise }: QuestionCardProps) {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  const { question } = report;
  const { [question.kind]: Card } = CARDS;
  const read = readLocalized(question.title, locale);
  const heading = {
    anchor: questionAnchor(question),
    number: format.digits(number),
    title: read?.text ?? t('questions:untitled'),
    lang: read?.lang,
    base: <QuestionBase report={report} versions={versions} askedOtherwise={askedOtherwise} />,
  };
  return <Card projectId={projectId} heading={heading} report={report} today={today} />;
}
