import { questionControl } from '../describe-question.ts';
import styles from '../question.module.css';
import type { AnswerProps } from '../question-props.ts';

/**
 * The device's own calendar, which shows the digits and the order of its owner; where a browser has none it is a text
 * field, and dates typed in either digit set are read all the same.
 */
export function DateInput(props: AnswerProps<'date'>) {
  const { min, max } = props.question;
  return (
    <input
      type="date"
      min={min}
      max={max}
      className={styles.control}
      defaultValue={props.shown?.[0]}
      {...questionControl(props)}
    />
  );
}
