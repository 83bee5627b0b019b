import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { controlProps, type FieldProps } from './field-control.ts';
import { FieldFrame } from './field-frame.tsx';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

/** One line of text. Numbers too: `inputMode="numeric"`, because `type="number"` refuses Bengali digits. */
export function TextField({ name, label, hint, error, missing, required, ...rest }: TextFieldProps) {
  const field = { name, label, hint, error, missing, required };
  return (
    <FieldFrame {...field}>
      <input type="text" className={styles.control} {...controlProps(field)} {...rest} />
    </FieldFrame>
  );
}
