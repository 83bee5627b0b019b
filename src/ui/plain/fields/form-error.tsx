import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { fieldId } from './field-id.ts';
import styles from './form-error.module.css';

interface FormErrorProps {
  /** What belongs to no field, in words from the server. */
  message?: string;
  /** Fields to look at again, in their order on the page: what is wrong stands beside each. */
  fields?: { name: string; label: ReactNode }[];
}

/** Above a form: what belongs to no field, and the way to those that are wrong. It takes the focus when it comes. */
export function FormError({ message, fields = [] }: FormErrorProps) {
  const t = useText();
  const summary = useRef<HTMLDivElement>(null);
  const shown = Boolean(message) || fields.length > 0;
  const identity = JSON.stringify([message, fields.map(({ name }) => name)]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other errors are a new reason to look here.
  useEffect(() => {
    if (shown) summary.current?.focus();
  }, [shown, identity]);

  if (!shown) return null;
  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
      <h2 className={styles.title}>{message ?? t('common:errorSummary', { count: fields.length })}</h2>
      {fields.length === 0 ? null : (
        <ul className={styles.list}>
          {fields.map((field) => (
            <li key={field.name}>
              <a href={`#${fieldId(field.name)}`}>{field.label}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
