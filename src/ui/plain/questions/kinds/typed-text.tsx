import { questionControl } from '../describe-question.ts';
import styles from '../question.module.css';
import type { AnswerProps } from '../question-props.ts';

export function ShortText(props: AnswerProps<'short_text'>) {
  return <input type="text" className={styles.control} defaultValue={props.shown?.[0]} {...questionControl(props)} />;
}

export function LongText(props: AnswerProps<'long_text'>) {
  return <textarea rows={5} className={styles.control} defaultValue={props.shown?.[0]} {...questionControl(props)} />;
}
