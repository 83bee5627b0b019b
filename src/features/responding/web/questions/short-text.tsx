import styles from './question.module.css';
import { ControlFrame, questionControl } from './question-frame.tsx';
import type { QuestionProps } from './question-props.ts';

export function ShortText(props: QuestionProps<'short_text'>) {
  return (
    <ControlFrame {...props}>
      <input type="text" className={styles.control} defaultValue={props.shown[0]} {...questionControl(props)} />
    </ControlFrame>
  );
}
