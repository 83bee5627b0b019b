import { Button, Group } from '@mantine/core';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '../../dialogs/dialog.tsx';
import styles from './bulk-bar.module.css';
import type { Ran } from './run-each.ts';

interface BulkFailuresProps<T> {
  failed: Ran<T>['failed'];
  nameOf: (row: T) => string;
  onClose: () => void;
}

/** What could not be done, by name, and why. */
export function BulkFailures<T>({ failed, nameOf, onClose }: BulkFailuresProps<T>) {
  const t = useText();
  const messageOf = useErrorMessage();
  return (
    <Dialog opened={failed.length > 0} onClose={onClose} title={t('common:bulkFailed', { count: failed.length })}>
      <ul className={styles.failures}>
        {failed.map(({ row, error }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may have one name, and the list does not change
          <li key={place}>
            <strong>{nameOf(row)}</strong>
            {messageOf(error)}
          </li>
        ))}
      </ul>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('common:close')}
        </Button>
      </Group>
    </Dialog>
  );
}
