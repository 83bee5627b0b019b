import { Button, CloseButton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { showToast } from '../../toast.tsx';
import styles from './bulk-bar.module.css';
import { BulkFailures } from './bulk-failures.tsx';
import { type Ran, runEach } from './run-each.ts';
import type { Selection } from './use-selection.ts';

/** One thing that can be done with several rows: the call that exists for one of them, for each. */
export interface BulkAction<T> {
  id: string;
  icon?: ReactNode;
  danger?: boolean;
  /** Of the chosen rows those that it can be done with. */
  fits: (row: T) => boolean;
  /** A verb and how many: what the button does. */
  label: (count: number) => string;
  /** What will happen, asked before it does. */
  confirm: (count: number) => { title: string; text: string };
  run: (row: T) => Promise<unknown>;
  /** What has happened. */
  done: (count: number) => string;
}

interface BulkBarProps<T> {
  actions: readonly BulkAction<T>[];
  nameOf: (row: T) => string;
  selection: Selection<T>;
  /** Reads the list again. */
  onDone: () => Promise<unknown>;
}

/** How many rows are chosen and what can be done with them; there while any is. */
export function BulkBar<T>({ actions, nameOf, selection, onDone }: BulkBarProps<T>) {
  const t = useText();
  const [asked, setAsked] = useState<{ action: BulkAction<T>; rows: T[] }>();
  const [isRunning, setRunning] = useState(false);
  const [failed, setFailed] = useState<Ran<T>['failed']>([]);

  async function run({ action, rows }: { action: BulkAction<T>; rows: T[] }): Promise<void> {
    setRunning(true);
    const ran = await runEach(rows, action.run);
    setRunning(false);
    setAsked(undefined);
    if (ran.done.length > 0) showToast('success', action.done(ran.done.length));
    setFailed(ran.failed);
    selection.chooseAll(false);
    await onDone();
  }

  const words = asked?.action.confirm(asked.rows.length);
  return (
    <>
      {selection.chosen.length > 0 ? (
        <div className={styles.bar} role="toolbar" aria-label={t('common:actions')} data-print="none">
          <CloseButton aria-label={t('common:chooseNone')} onClick={() => selection.chooseAll(false)} />
          <span className={styles.count} role="status">
            {t('common:chosen', { count: selection.chosen.length })}
          </span>
          {selection.extent === 'all' ? null : (
            <Button className={styles.all} variant="subtle" onClick={() => selection.chooseAll(true)}>
              {t('common:chooseAll')}
            </Button>
          )}
          {actions.map((action) => {
            const rows = selection.chosen.filter(action.fits);
            return rows.length === 0 ? null : (
              <Button
                key={action.id}
                variant={action.danger ? 'light' : 'default'}
                color={action.danger ? 'danger' : undefined}
                leftSection={action.icon}
                onClick={() => setAsked({ action, rows })}
              >
                {action.label(rows.length)}
              </Button>
            );
          })}
        </div>
      ) : null}
      <ConfirmDialog
        opened={asked !== undefined}
        title={words?.title ?? ''}
        confirmLabel={asked?.action.label(asked.rows.length) ?? ''}
        danger={asked?.action.danger}
        busy={isRunning}
        onConfirm={() => asked && void run(asked)}
        onCancel={() => setAsked(undefined)}
      >
        {words?.text}
      </ConfirmDialog>
      <BulkFailures failed={failed} nameOf={nameOf} onClose={() => setFailed([])} />
    </>
  );
}
