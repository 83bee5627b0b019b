import { useText } from '#kit/web/i18n/use-i18n.ts';
import { TextField } from '#ui/plain/fields/text-field.tsx';
import styles from './auth.module.css';

interface NameFieldsProps {
  errors: Record<string, string>;
  /** What was typed before, when the form comes back. */
  typed: Record<string, string> | undefined;
}

/** First and last name, side by side. */
export function NameFields({ errors, typed }: NameFieldsProps) {
  const t = useText();
  return (
    <div className={styles.names}>
      <TextField
        name="firstName"
        label={t('identity:firstName')}
        error={errors.firstName}
        missing={t('identity:missing.firstName')}
        required
        defaultValue={typed?.firstName}
        autoComplete="given-name"
      />
      <TextField
        name="lastName"
        label={t('identity:lastName')}
        error={errors.lastName}
        defaultValue={typed?.lastName}
        autoComplete="family-name"
      />
    </div>
  );
}
