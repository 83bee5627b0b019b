import type { Question } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FormError } from '#ui/plain/fields/form-error.tsx';
import { QuestionError } from '#ui/plain/questions/question-error.tsx';
import { answerName } from '../answer-name.ts';

interface ProblemSummaryProps {
  /** Of the page, in order. */
  questions: readonly Question[];
  /** The number that people see at the first of them. */
  from: number;
  problems: Record<string, string>;
  message: string | undefined;
}

/**
 * What is wrong on this page, each line leading to its question. One alone says so where it is, and the island leads
 * there: it is told of above only where no script does.
 */
export function ProblemSummary({ questions, from, problems, message }: ProblemSummaryProps) {
  const t = useText();
  const fields = questions.flatMap(({ id }, index) => {
    const problem = problems[id];
    return problem
      ? [{ name: answerName(id), label: t('takingPart:questionNumber', { number: from + index }), message: problem }]
      : [];
  });
  const count = fields.length;
  const said = message ?? (count > 0 ? t('takingPart:problems', { count }) : undefined);
  const summary = <FormError message={said} fields={fields} />;
  return count === 1 && message === undefined ? <noscript>{summary}</noscript> : summary;
}

/** What the island says at a question looks as if the server had said it. */
export function ProblemTemplate() {
  return (
    <template data-problem="">
      <QuestionError name="template" error=" " />
    </template>
  );
}
