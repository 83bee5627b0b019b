import { useText } from '#kit/web/i18n/use-i18n.ts';
import { TextField } from '#ui/plain/fields/text-field.tsx';
import { LONGEST } from '../../lengths.ts';
import styles from './auth.module.css';

/** The code that was sent; Bengali digits are as good as Latin ones. */
export function CodeField({ error, typed }: { error: string | undefined; typed?: string }) {
  const t = useText();
  return (
    <div className={styles.code}>
      <TextField
        name="code"
        label={t('identity:code')}
        hint={t('identity:codeHint')}
        error={error}
        missing={t('identity:missing.code')}
        defaultValue={typed}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={LONGEST.code}
      />
    </div>
  );
}
