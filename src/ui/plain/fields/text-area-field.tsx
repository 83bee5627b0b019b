import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { controlProps, type FieldProps } from './field-control.ts';
import { FieldFrame } from './field-frame.tsx';

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

/** Several lines of text. */
export function TextAreaField({ name, label, hint, error, missing, required, ...rest }: TextAreaFieldProps) {
  const field = { name, label, hint, error, missing, required };
  return (
    <FieldFrame {...field}>
      <textarea rows={5} className={styles.control} {...controlProps(field)} {...rest} />
    </FieldFrame>
  );
}
