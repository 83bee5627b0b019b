import { Button, Group } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useCopy } from '#ui/dashboard/copying/use-copy.ts';
import { saveFile } from '#ui/save-file.ts';
import styles from './second-step.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useText();
  const copy = useCopy();
  const lines = codes.join('\n');
  return (
    <>
      <p>{t('account:codesText')}</p>
      <ul className={styles.codes} aria-label={t('account:recoveryCodes')} lang="en">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden="true" />}
          onClick={() => copy(lines, t('account:codesCopied'))}
        >
          {t('account:copyCodes')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={() => saveFile(new Blob([`${lines}\n`], { type: 'text/plain' }), 'jorip-recovery-codes.txt')}
        >
          {t('account:downloadCodes')}
        </Button>
      </Group>
      <Button mt="md" onClick={onDone}>
        {t('account:codesKept')}
      </Button>
    </>
  );
}
