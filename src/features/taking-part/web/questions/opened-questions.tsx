import type { Question } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Alert } from '#ui/plain/alert.tsx';
import { fieldId } from '#ui/plain/fields/field-id.ts';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import { answerName } from '../answer-name.ts';

interface OpenedQuestionsProps {
  questions: readonly Question[];
  /** Ids of those that the page did not show before. */
  opened: readonly string[];
}

/** The questions that answers on the page have led to, each line leading to its own. */
export function OpenedQuestions({ questions, opened }: OpenedQuestionsProps) {
  const t = useText();
  const shown = questions.filter(({ id }) => opened.includes(id));
  if (shown.length === 0) return null;
  return (
    <Alert announce title={t('takingPart:opened', { count: shown.length })}>
      <ul>
        {shown.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${fieldId(answerName(id))}`}>
              <MarkedText marks="none" text={title} />
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
