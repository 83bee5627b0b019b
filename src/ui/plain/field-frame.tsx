import type { ReactNode } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './field.module.css';

/** What every field has in common. */
export interface FieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
}

/** The id of a field's control, so that an error summary can lead to it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** What ties a control to its label, hint and error. */
export function controlProps({ name, hint, error, required }: FieldProps) {
  const id = fieldId(name);
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    id,
    name,
    required,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  } as const;
}

/** Label, hint and error around one control. */
export function FieldFrame({ name, label, hint, error, required, children }: FieldProps & { children: ReactNode }) {
  const t = useText();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId(name)}>
        {label}
        {required ? null : <span className={styles.optional}> ({t('common:optional')})</span>}
      </label>
      <FieldHint name={name} hint={hint} />
      {children}
      <FieldError name={name} error={error} />
    </div>
  );
}

export function FieldHint({ name, hint }: Pick<FieldProps, 'name' | 'hint'>) {
  if (!hint) return null;
  return (
    <div id={`${fieldId(name)}-hint`} className={styles.hint}>
      {hint}
    </div>
  );
}

export function FieldError({ name, error }: Pick<FieldProps, 'name' | 'error'>) {
  if (!error) return null;
  return (
    <div id={`${fieldId(name)}-error`} className={styles.error}>
      {error}
    </div>
  );
}
