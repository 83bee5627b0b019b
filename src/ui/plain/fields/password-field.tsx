import { type ComponentProps, useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useHydrated } from '../../use-hydrated.ts';
import { EyeIcon } from '../icons.tsx';
import styles from './field.module.css';
import { controlProps, type FieldProps } from './field-control.ts';
import { FieldFrame } from './field-frame.tsx';
import { fieldId } from './field-id.ts';

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

/** A password, shown on wish where there is script to show it. */
export function PasswordField({ name, label, hint, error, missing, required, ...rest }: PasswordFieldProps) {
  const t = useText();
  const [shown, setShown] = useState(false);
  const field = { name, label, hint, error, missing, required };
  return (
    <FieldFrame {...field}>
      <div className={styles.password}>
        <input
          type={shown ? 'text' : 'password'}
          className={styles.control}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...controlProps(field)}
          {...rest}
        />
        {useHydrated() ? (
          <button
            type="button"
            className={styles.reveal}
            aria-controls={fieldId(name)}
            aria-label={t(shown ? 'common:hidePassword' : 'common:showPassword')}
            onClick={() => setShown(!shown)}
          >
            <EyeIcon crossed={shown} />
          </button>
        ) : null}
      </div>
    </FieldFrame>
  );
}
