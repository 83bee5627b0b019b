import styles from './question.module.css';
import { ControlFrame, questionControl } from './question-frame.tsx';
import type { QuestionProps } from './question-props.ts';

export function LongText(props: QuestionProps<'long_text'>) {
  return (
    <ControlFrame {...props}>
      <textarea rows={5} className={styles.control} defaultValue={props.shown[0]} {...questionControl(props)} />
    </ControlFrame>
  );
}
