import type { ReactNode } from 'react';
import styles from './form-shell.module.css';

interface FormSectionProps {
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together. */
export function FormSection({ title, description, children }: FormSectionProps) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{title}</legend>
      {description ? <p className={styles.description}>{description}</p> : null}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
