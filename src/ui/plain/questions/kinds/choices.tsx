import { hasPicturedOptions } from '#domain/questionnaire/kinds/choice/written-options.ts';
import { kindOf, optionsOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { fieldId } from '../../fields/field-id.ts';
import styles from '../question.module.css';
import type { AnswerProps } from '../question-props.ts';
import { Choice } from './choice.tsx';

interface ChoicesProps extends Pick<AnswerProps, 'name' | 'shown' | 'parts' | 'branches' | 'offered'> {
  question: Question;
}

/** One of the options. */
export function OneChoice(props: AnswerProps<'single_choice'>) {
  return <Choices {...props} type="radio" columns={props.question.columns} asking />;
}

/** One of two, beside each other. */
export function TwoChoices(props: ChoicesProps) {
  return <Choices {...props} type="radio" beside />;
}

/** As many of the options as one likes. */
export function SeveralChoices(props: AnswerProps<'multiple_choice'>) {
  return <Choices {...props} type="checkbox" columns={props.question.columns} asking />;
}

interface ChoicesLook {
  type: 'radio' | 'checkbox';
  beside?: boolean;
  columns?: number | undefined;
  /** Whether options may ask for a text. */
  asking?: boolean;
}

/** Options as cards, each a target as wide as the column. The first carries the question's id, for links to it. */
function Choices(props: ChoicesProps & ChoicesLook) {
  const { type, beside, columns, asking, question, name, shown = [], parts = {}, branches, offered } = props;
  const options = optionsOf(question);
  const isPictured = kindOf(question).pictured === true && hasPicturedOptions(options);
  return (
    <div
      className={styles.choices}
      data-beside={(beside && !branches) || undefined}
      data-columns={branches || isPictured ? undefined : columns}
      data-pictured={isPictured && !branches ? (columns ?? '') : undefined}
      data-branches={branches && ''}
    >
      {options.map((option, index) => (
        <Choice
          key={option.id}
          type={type}
          id={index === 0 ? fieldId(name) : fieldId(`${name}.${option.id}`)}
          name={name}
          option={option}
          number={index + 1}
          chosen={shown.includes(option.id)}
          pictured={isPictured}
          offered={offered}
          leadsTo={branches?.get(option.id)}
          text={asking && option.asksText ? (parts[option.id]?.[0] ?? '') : undefined}
        />
      ))}
    </div>
  );
}
