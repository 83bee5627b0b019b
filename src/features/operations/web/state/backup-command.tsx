import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useCopy } from '#ui/dashboard/copying/use-copy.ts';
import styles from './state.module.css';

const COMMAND = 'npm run backup -- jorip-$(date +%F).tar.gz';

/** How the embedded database is backed up, ready to be taken to a console. */
export function BackupCommand() {
  const t = useText();
  const copy = useCopy();
  return (
    <div className={styles.command}>
      <p className={styles.none}>{t('operations:running.backupHow')}</p>
      <code lang="en">{COMMAND}</code>
      <Button
        variant="default"
        leftSection={<IconCopy size={18} aria-hidden="true" />}
        onClick={() => copy(COMMAND, t('operations:running.commandCopied'))}
      >
        {t('operations:running.copyCommand')}
      </Button>
    </div>
  );
}
