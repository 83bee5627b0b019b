import type { QuestionOf } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { fieldId } from '../fields/field-id.ts';
import { LocalizedText } from '../localized-text.tsx';
import styles from './question.module.css';
import type { AnswerProps } from './question-props.ts';

interface ChoicesProps extends Omit<AnswerProps, 'question'> {
  question: QuestionOf<'single_choice' | 'multiple_choice'>;
}

/** Options as cards, each a target as wide as the column. The first carries the question's id, for links to it. */
export function Choices({ question, name, shown = [] }: ChoicesProps) {
  const t = useText();
  return (
    <div className={styles.choices}>
      {question.options.map((option, index) => (
        <label key={option.id} className={styles.choice}>
          <input
            type={question.kind === 'single_choice' ? 'radio' : 'checkbox'}
            id={index === 0 ? fieldId(name) : undefined}
            name={name}
            value={option.id}
            defaultChecked={shown.includes(option.id)}
          />
          <LocalizedText text={option.label} fallback={t('questions:option', { number: index + 1 })} />
        </label>
      ))}
    </div>
  );
}
