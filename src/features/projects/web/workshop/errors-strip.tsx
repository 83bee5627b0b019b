import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import { useFindingText } from '../findings/use-finding-text.ts';
import { useChecked } from './checked.ts';
import styles from './errors-strip.module.css';
import { useWorkshop } from './workshop-context.ts';

/**
 * Over what is being corrected, once publishing was tried: how much is left, and the list of it; what is left alone is
 * said itself. That questions are missing is said where they are added; alone, it needs no list.
 */
export function ErrorsStrip() {
  const t = useText();
  const workshop = useWorkshop();
  const checked = useChecked();
  const errors = workshop?.builder.tools.tried ? checked.errors : [];
  const textOf = useFindingText();
  const count = errors.every(({ key }) => key === 'noQuestions') ? 0 : errors.length;
  const [first] = errors;
  const only = count === 1 ? first : undefined;
  return (
    <div className={styles.strip} data-empty={count === 0 || undefined}>
      {count > 0 ? <IconAlertCircle size={20} aria-hidden="true" /> : null}
      <span role="status">
        {count > 0 ? t('projects:errorsFirst', { count }) : null}
        {only ? `: ${textOf(only)}` : null}
        {count === 0 && errors.length > 0 ? (
          <VisuallyHidden>{t('projects:errorsFirst', { count: errors.length })}</VisuallyHidden>
        ) : null}
      </span>
      {count > 0 ? (
        <Button variant="subtle" size="compact-md" color="red" onClick={workshop?.listFindings}>
          {t('builder:listErrors')}
        </Button>
      ) : null}
    </div>
  );
}
