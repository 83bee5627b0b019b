import type { ReactNode } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Button } from '#ui/plain/button.tsx';
import { ButtonLink } from '#ui/plain/button-link.tsx';
import { FormError } from '#ui/plain/fields/form-error.tsx';
import { BarrierMark } from '../barrier/barrier-mark.tsx';
import { WaitingState } from '../save-state.tsx';
import type { NotStarted } from './begin.ts';
import { ProjectPasswordField } from './project-password-field.tsx';
import styles from './welcome.module.css';

interface StartFormProps {
  limited: boolean;
  /** Then starting anew would only lead to the respondent who is there. */
  onlyOnce: boolean;
  /** Where this visitor goes on; then starting is starting anew. */
  continueAt: string | undefined;
  refused: NotStarted | undefined;
  /** What is chosen before one starts, and what starting is called then. */
  choice?: { field: ReactNode; start: string } | undefined;
}

/** The way in: go on with what was begun, or start. */
export function StartForm({ limited, onlyOnce, continueAt, refused, choice }: StartFormProps) {
  const t = useText();
  const start = (
    <form method="post" className={styles.start} noValidate data-once>
      {refused && !refused.isPassword ? <FormError message={refused.message} /> : null}
      {limited ? (
        <div className={`${styles.panel} ${styles.password}`} data-panel="">
          <BarrierMark of="password" />
          <ProjectPasswordField refused={refused} />
        </div>
      ) : null}
      {choice?.field}
      <Button wide variant={continueAt ? 'secondary' : 'primary'}>
        {choice?.start ?? t(continueAt ? 'takingPart:startAgain' : 'takingPart:start')}
      </Button>
      <WaitingState />
    </form>
  );
  if (!continueAt) return start;
  return (
    <div className={`${styles.panel} ${styles.begun}`} data-panel="">
      <p>{t('takingPart:continueHint')}</p>
      <ButtonLink to={continueAt} reloadDocument wide>
        {t('takingPart:continue')}
      </ButtonLink>
      {onlyOnce ? null : start}
    </div>
  );
}
