import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { fieldId } from './field-id.ts';
import styles from './form-error.module.css';

interface FormErrorProps {
  /** What is wrong with the form as a whole, in words from the server. */
  message?: string;
  /** Fields in their order on the page, with what is wrong with each. */
  fields?: { name: string; label: ReactNode; message: string }[];
}

/** Everything wrong with a form, above it, each line leading to its field. It takes the focus when it appears. */
export function FormError({ message, fields = [] }: FormErrorProps) {
  const t = useText();
  const summary = useRef<HTMLDivElement>(null);
  const shown = Boolean(message) || fields.length > 0;
  const identity = JSON.stringify([message, fields.map((field) => [field.name, field.message])]);

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
              <a href={`#${fieldId(field.name)}`}>
                {field.label}: {field.message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
