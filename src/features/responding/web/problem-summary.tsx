import type { Question } from '#domain/questionnaire/schema.ts';
import { FieldError } from '#ui/plain/field-frame.tsx';
import { FormError } from '#ui/plain/form-error.tsx';
import { OwnerText } from './owner-text.tsx';
import { answerName } from './questions/question-props.ts';

interface ProblemSummaryProps {
  questions: readonly Question[];
  problems: Record<string, string>;
  message: string | undefined;
}

/** What is wrong on this page, each line leading to its question. */
export function ProblemSummary({ questions, problems, message }: ProblemSummaryProps) {
  const fields = questions.flatMap(({ id, title }) => {
    const problem = problems[id];
    return problem ? [{ name: answerName(id), label: <OwnerText text={title} />, message: problem }] : [];
  });
  return <FormError message={message} fields={fields} />;
}

/** What the island says at a question looks as if the server had said it. */
export function ProblemTemplate() {
  return (
    <template data-problem="">
      <FieldError name="template" error=" " />
    </template>
  );
}
