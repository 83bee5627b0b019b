import { ActionIcon } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { saveFile } from '../../../save-file.ts';
import { showToast } from '../../toast.tsx';
import type { Column } from '../table/column.ts';
import type { ListPage } from '../table/data-table.tsx';
import { fileOfRows } from './file-of-rows.ts';

/** Larger lists are no work for a browser: the file says where it ends. */
const MOST_ROWS = 2_000;

interface DownloadRowsProps<T> {
  columns: readonly Column<T>[];
  /** The list as it is narrowed, from this cursor on; the largest page that the call gives. */
  read: (cursor: string | undefined) => Promise<ListPage<T>>;
  /** Of the file, without its ending. */
  name: string;
}

/** What the list holds as it is narrowed, every page of it, as a CSV file. */
export function DownloadRows<T>({ columns, read, name }: DownloadRowsProps<T>) {
  const t = useText();
  const messageOf = useErrorMessage();
  const [isReading, setReading] = useState(false);

  async function download(): Promise<void> {
    setReading(true);
    try {
      const { rows, isCut } = await readAll(read);
      saveFile(new Blob([fileOfRows(columns, rows)], { type: 'text/csv' }), `${name}.csv`);
      if (isCut) showToast('info', t('common:downloadCut', { count: rows.length }));
    } catch (error) {
      showToast('error', messageOf(error));
    } finally {
      setReading(false);
    }
  }

  return (
    <ActionIcon
      variant="default"
      size={36}
      loading={isReading}
      aria-label={t('common:downloadCsv')}
      title={t('common:downloadCsv')}
      onClick={() => void download()}
    >
      <IconDownload size={18} aria-hidden="true" />
    </ActionIcon>
  );
}

async function readAll<T>(read: DownloadRowsProps<T>['read']): Promise<{ rows: T[]; isCut: boolean }> {
  const rows: T[] = [];
  let cursor: string | undefined;
  do {
    const page: ListPage<T> = await read(cursor);
    rows.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined && rows.length < MOST_ROWS);
  return { rows, isCut: cursor !== undefined };
}
