import { IconCheck } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '../../plain/visually-hidden.tsx';
import styles from './right-sign.module.css';

/** Before what is the right answer. */
export function RightSign() {
  const t = useText();
  return (
    <span className={styles.sign}>
      <IconCheck size={16} stroke={3} aria-hidden="true" />
      <VisuallyHidden>{t('common:isRight')} </VisuallyHidden>
    </span>
  );
}
