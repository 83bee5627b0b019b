import type { Question } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FormError } from '#ui/plain/fields/form-error.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
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

/** From two on, the questions to look at again, each line leading to its own: what is wrong is said there alone. */
export function ProblemSummary({ questions, from, problems, message }: ProblemSummaryProps) {
  const t = useText();
  const fields = questions.flatMap(({ id, title }, index) => {
    if (!problems[id]) return [];
    const number = t('takingPart:questionNumber', { number: from + index });
    const label = (
      <>
        {number}: <LocalizedText text={title} />
      </>
    );
    return [{ name: answerName(id), label }];
  });
  const count = fields.length;
  const said = message ?? (count > 1 ? t('takingPart:problems', { count }) : undefined);
  return said ? <FormError message={said} fields={count > 1 ? fields : []} /> : null;
}

/** What the island says at a question looks as if the server had said it. */
export function ProblemTemplate() {
  return (
    <template data-problem="">
      <QuestionError name="template" error=" " />
    </template>
  );
}
