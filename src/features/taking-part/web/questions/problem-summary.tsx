import { numbersOf } from '#domain/questionnaire/flow.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FieldError } from '#ui/plain/fields/field-error.tsx';
import { FormError } from '#ui/plain/fields/form-error.tsx';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import { answerName } from '../answer-name.ts';

interface ProblemSummaryProps {
  /** Those that are asked, in order. */
  questions: readonly Question[];
  problems: Record<string, string>;
  message: string | undefined;
}

/**
 * The questions to look at again, each line leading to its own: what is wrong is said there alone. The island leads to
 * one that is alone, which is told of above only where no script does.
 */
export function ProblemSummary({ questions, problems, message }: ProblemSummaryProps) {
  const t = useText();
  const numbers = numbersOf(questions);
  const fields = questions.flatMap(({ id, title }, index) => {
    const place = numbers[index];
    if (!problems[id] || place === undefined) return [];
    const number = t('takingPart:questionNumber', { number: place });
    const label = (
      <>
        {number}: <MarkedText marks="none" text={title} />
      </>
    );
    return [{ name: answerName(id), label }];
  });
  const count = fields.length;
  if (message === undefined && count === 0) return null;
  const isAlone = message === undefined && count === 1;
  const said = message ?? t('takingPart:problems', { count });
  const summary = <FormError message={said} fields={count > 1 || isAlone ? fields : []} />;
  return isAlone ? <noscript>{summary}</noscript> : summary;
}

/** What the island says at a question looks as if the server had said it. */
export function ProblemTemplate() {
  return (
    <template data-problem="">
      <FieldError name="template" error=" " />
    </template>
  );
}
