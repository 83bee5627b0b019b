import { useQuery } from '@tanstack/react-query';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Alert } from '#ui/plain/alert.tsx';
import { secondStepQuery } from '../../queries.ts';
import { ACCOUNT_PARTS } from '../account-parts.ts';
import styles from './second-step.module.css';

/** Tells whoever the back office is closed to why they are here. */
export function SecondStepNeeded() {
  const t = useText();
  const { data } = useQuery(secondStepQuery());
  if (!data?.isNeeded) return null;
  return (
    <div className={styles.needed}>
      <Alert tone="warning">
        {t('account:secondStepNeeded')} <a href={`#${ACCOUNT_PARTS.secondStep}`}>{t('account:secondStepSetUp')}</a>
      </Alert>
    </div>
  );
}
