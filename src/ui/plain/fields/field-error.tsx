import type { FieldProps } from './field-control.ts';
import styles from './field-error.module.css';
import { errorId } from './field-id.ts';

/** What is wrong with what was typed or chosen, in words. */
export function FieldError({ name, error }: Pick<FieldProps, 'name' | 'error'>) {
  if (!error) return null;
  return (
    <div id={errorId(name)} className={styles.error}>
      {error}
    </div>
  );
}
