import { errorId } from '../fields/field-id.ts';
import styles from './question.module.css';
import type { QuestionProps } from './question-props.ts';

/** What is wrong with an answer, in words. */
export function QuestionError({ name, error }: Pick<QuestionProps, 'name' | 'error'>) {
  if (!error) return null;
  return (
    <div id={errorId(name)} className={styles.error}>
      {error}
    </div>
  );
}
