import { useDateHint } from './date-hint.ts';
import styles from './question.module.css';
import { ControlFrame, questionControl } from './question-frame.tsx';
import type { QuestionProps } from './question-props.ts';

/**
 * The device's own calendar, which shows the digits and the order of its owner; where a browser has none it is a text
 * field, and dates typed in either digit set are read all the same.
 */
export function DateQuestion(props: QuestionProps<'date'>) {
  const { min, max } = props.question;
  const hint = useDateHint(props.question);
  return (
    <ControlFrame {...props} hint={hint}>
      <input
        type="date"
        min={min}
        max={max}
        className={styles.control}
        defaultValue={props.shown[0]}
        {...questionControl(props, hint)}
      />
    </ControlFrame>
  );
}
