import type { ReactNode } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './field.module.css';
import type { FieldProps } from './field-control.ts';
import { FieldError } from './field-error.tsx';
import { fieldId, hintId } from './field-id.ts';

/** Label, hint and error around one control. */
export function FieldFrame({
  name,
  label,
  hint,
  error,
  missing,
  required,
  children,
}: FieldProps & { children: ReactNode }) {
  const t = useText();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId(name)}>
        {label}
        {required ? null : <span className={styles.optional}> ({t('common:optional')})</span>}
      </label>
      <FieldHint name={name} hint={hint} />
      {children}
      <FieldError name={name} error={missing && error === t('common:required') ? missing : error} />
    </div>
  );
}

function FieldHint({ name, hint }: Pick<FieldProps, 'name' | 'hint'>) {
  if (!hint) return null;
  return (
    <div id={hintId(name)} className={styles.hint}>
      {hint}
    </div>
  );
}
