import type { ReactNode } from 'react';
import styles from './form-shell.module.css';

export interface FormSectionProps {
  /** Where it is found on the page. */
  id?: string;
  /** Where the page's own does not say it already. */
  title?: ReactNode;
  description?: ReactNode;
  /** What is done with the section as a whole, in its head. */
  aside?: ReactNode;
  /** All of it may be left empty, as its description says: no field says so again. */
  mayBeEmpty?: boolean;
  children: ReactNode;
}

/** Fields that belong together. */
export function FormSection({ id, title, description, aside, mayBeEmpty, children }: FormSectionProps) {
  return (
    <fieldset
      id={id}
      tabIndex={id ? -1 : undefined}
      className={styles.section}
      data-may-be-empty={mayBeEmpty || undefined}
    >
      {title ? <legend className={styles.legend}>{title}</legend> : null}
      {aside ? <div className={styles.aside}>{aside}</div> : null}
      {description ? <p className={styles.description}>{description}</p> : null}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
