import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { controlProps, type FieldProps } from './field-control.ts';
import { FieldError, FieldHint } from './field-frame.tsx';

type CheckboxFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

/** Yes or no; the whole line is the target. */
export function CheckboxField({ name, label, hint, error, required, ...rest }: CheckboxFieldProps) {
  const field = { name, label, hint, error, required };
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input type="checkbox" {...controlProps(field)} {...rest} />
        <span>{label}</span>
      </label>
      <FieldHint name={name} hint={hint} />
      <FieldError name={name} error={error} />
    </div>
  );
}
