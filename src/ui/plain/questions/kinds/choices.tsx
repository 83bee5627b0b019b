import { optionsOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { fieldId } from '../../fields/field-id.ts';
import { LocalizedText } from '../../localized-text.tsx';
import styles from '../question.module.css';
import type { AnswerProps } from '../question-props.ts';

interface ChoicesProps extends Pick<AnswerProps, 'name' | 'shown'> {
  question: Question;
  columns?: number | undefined;
}

/** One of the options. */
export function OneChoice(props: AnswerProps<'single_choice'>) {
  return <Choices {...props} type="radio" columns={props.question.columns} />;
}

/** One of two, beside each other. */
export function TwoChoices(props: ChoicesProps) {
  return <Choices {...props} type="radio" beside />;
}

/** As many of the options as one likes. */
export function SeveralChoices(props: AnswerProps<'multiple_choice'>) {
  return <Choices {...props} type="checkbox" columns={props.question.columns} />;
}

interface ChoicesLook {
  type: 'radio' | 'checkbox';
  beside?: boolean;
}

/** Options as cards, each a target as wide as the column. The first carries the question's id, for links to it. */
function Choices({ type, beside, columns, question, name, shown = [] }: ChoicesProps & ChoicesLook) {
  const t = useText();
  return (
    <div className={styles.choices} data-beside={beside || undefined} data-columns={columns}>
      {optionsOf(question).map((option, index) => (
        <label key={option.id} className={styles.choice}>
          <input
            type={type}
            id={index === 0 ? fieldId(name) : undefined}
            name={name}
            value={option.id}
            defaultChecked={shown.includes(option.id)}
            data-alone={option.exclusive}
          />
          <LocalizedText text={option.label} fallback={t('questions:option', { number: index + 1 })} />
        </label>
      ))}
    </div>
  );
}
