import type { ReactNode } from 'react';
import type { Locale } from '#domain/text/locale.ts';
import styles from './localized-field.module.css';

/** What the field of one language takes, from `localized('title')` of a `useSchemaForm`. */
export interface LanguageField {
  lang: Locale;
  label: ReactNode;
  required: boolean;
  maxLength: number | undefined;
  value: string;
  error?: ReactNode;
  'data-path'?: string;
  onChange: (value: unknown) => void;
  onBlur: (event: unknown) => void;
}

interface LocalizedFieldProps {
  fields: readonly LanguageField[];
  /** Draws the field of a language: `{(field) => <TextInput {...field} />}`. */
  children: (field: LanguageField) => ReactNode;
}

/** A text in both languages, beside each other where there is room. */
export function LocalizedField({ fields, children }: LocalizedFieldProps) {
  return (
    <div className={styles.languages}>
      {fields.map((field) => (
        <div key={field.lang}>{children(field)}</div>
      ))}
    </div>
  );
}
