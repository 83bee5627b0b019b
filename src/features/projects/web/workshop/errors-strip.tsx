import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './errors-strip.module.css';
import { useWorkshop } from './workshop-context.ts';

/** Over what is being corrected, once publishing was tried: how much is left, and the list of it. */
export function ErrorsStrip() {
  const t = useText();
  const workshop = useWorkshop();
  const count = workshop?.builder.tools.tried ? workshop.builder.checked.errors.length : 0;
  return (
    <div className={styles.strip} data-empty={count === 0 || undefined}>
      {count > 0 ? <IconAlertCircle size={20} aria-hidden="true" /> : null}
      <span role="status">{count > 0 ? t('projects:errorsFirst', { count }) : null}</span>
      {count > 0 ? (
        <Button variant="subtle" size="compact-md" color="red" onClick={workshop?.listFindings}>
          {t('builder:listErrors')}
        </Button>
      ) : null}
    </div>
  );
}
