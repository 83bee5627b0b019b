import type { Option } from '#domain/questionnaire/schema.ts';
import { fieldId } from '#ui/plain/field-frame.tsx';
import { OwnerText } from '../owner-text.tsx';
import styles from './question.module.css';
import { answerName } from './question-props.ts';

interface ChoicesProps {
  type: 'radio' | 'checkbox';
  question: { id: string; options: readonly Option[] };
  shown: readonly string[];
}

/** Options as cards, each a target as wide as the column. The first carries the question's id, for links to it. */
export function Choices({ type, question, shown }: ChoicesProps) {
  const name = answerName(question.id);
  return (
    <div className={styles.choices}>
      {question.options.map((option, index) => (
        <label key={option.id} className={styles.choice}>
          <input
            type={type}
            id={index === 0 ? fieldId(name) : undefined}
            name={name}
            value={option.id}
            defaultChecked={shown.includes(option.id)}
          />
          <OwnerText text={option.label} />
        </label>
      ))}
    </div>
  );
}
