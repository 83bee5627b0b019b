import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Button } from '#ui/plain/button.tsx';
import { ButtonLink } from '#ui/plain/button-link.tsx';
import { FormError } from '#ui/plain/fields/form-error.tsx';
import { PasswordField } from '#ui/plain/fields/password-field.tsx';
import { WaitingState } from '../save-state.tsx';
import styles from '../taking-part.module.css';
import type { NotStarted } from './begin-run.ts';

interface StartFormProps {
  limited: boolean;
  /** Then starting anew would only lead to the run there is. */
  onlyOnce: boolean;
  /** Where a run of this visitor goes on; then starting is starting anew. */
  continueAt: string | undefined;
  refused: NotStarted | undefined;
}

/** The way in: go on with what was begun, or start. */
export function StartForm({ limited, onlyOnce, continueAt, refused }: StartFormProps) {
  const t = useText();
  return (
    <>
      {continueAt ? (
        <div className={styles.resume}>
          <p>{t('responding:continueHint')}</p>
          <ButtonLink to={continueAt} reloadDocument wide>
            {t('responding:continue')}
          </ButtonLink>
        </div>
      ) : null}
      {continueAt && onlyOnce ? null : (
        <form method="post" noValidate data-once>
          {refused && !refused.isPassword ? <FormError message={refused.message} /> : null}
          {limited ? (
            <PasswordField
              name="poll_password"
              label={t('responding:password')}
              hint={t('responding:passwordHint')}
              error={refused?.isPassword ? refused.message : undefined}
              autoComplete="off"
              required
            />
          ) : null}
          <Button wide variant={continueAt ? 'secondary' : 'primary'}>
            {t(continueAt ? 'responding:startAgain' : 'responding:start')}
          </Button>
          <WaitingState />
        </form>
      )}
    </>
  );
}
