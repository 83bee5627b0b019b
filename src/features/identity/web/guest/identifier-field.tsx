import { useText } from '#kit/web/i18n/use-i18n.ts';
import { TextField } from '#ui/plain/fields/text-field.tsx';

interface IdentifierFieldProps {
  label: string;
  hint?: string;
  error: string | undefined;
  /** What was typed before, when the form comes back. */
  typed: string | undefined;
}

/** The email address or mobile number that an account goes by. */
export function IdentifierField({ label, hint, error, typed }: IdentifierFieldProps) {
  const t = useText();
  return (
    <TextField
      name="identifier"
      label={label}
      hint={hint}
      error={error}
      missing={t('identity:missing.identifier')}
      required
      defaultValue={typed}
      autoComplete="username"
      autoCapitalize="none"
      inputMode="email"
      spellCheck={false}
    />
  );
}
