import { Button } from '@mantine/core';
import { IconArrowsSort, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { callKey } from '#kit/web/calls/queries.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { Dialog } from '../../dialogs/dialog.tsx';
import { PageHeader } from '../../headings/page-header.tsx';
import { EmptyState } from '../../states/empty-state.tsx';
import { UndoNotice } from '../../undo-notice.tsx';
import { OrderDialog } from '../order/order-dialog.tsx';
import { RowMenu, RowMenuItem } from '../row-menu.tsx';
import type { Column } from '../table/column.ts';
import { DataTable, type DataTableProps } from '../table/data-table.tsx';
import { useListState } from '../use-list-state.ts';
import { useRemoval } from './use-removal.ts';

interface EditedListProps<Entry> {
  title: string;
  description: ReactNode;
  /** The page that it stands under. */
  back?: { to: string; label: string };
  words: { create: string; editing: string; none: string; noneText?: string };
  /** What lists them: it is called again after a change. */
  finder: Endpoint;
  query: DataTableProps<Entry>['query'];
  columns: readonly Column<Entry>[];
  nameOf: (entry: Entry) => string;
  /** What is said of one that was taken away. */
  noticeOf: (entry: Entry) => string;
  /** Of one that is there, or of a new one; with what it calls once it is saved. */
  form: (entry: Entry | undefined, onSaved: () => void) => ReactNode;
  calls: {
    order: (ids: string[]) => Promise<unknown>;
    remove: (id: string) => Promise<unknown>;
    restore: (id: string) => Promise<unknown>;
  };
}

/** A short list of what people choose from: written in a dialog, put in order, taken away and brought back. */
export function EditedList<Entry extends { _id: string }>(props: EditedListProps<Entry>) {
  const { title, description, back, words, finder, query, columns, nameOf, noticeOf, form, calls } = props;
  const t = useText();
  const client = useQueryClient();
  const list = useListState();
  const readAgain = () => client.invalidateQueries({ queryKey: callKey(finder) });
  const removal = useRemoval({ ...calls, readAgain });
  const [open, setOpen] = useState<'order' | 'create' | Entry>();
  const close = () => setOpen(undefined);
  const edited = typeof open === 'object' ? open : undefined;
  const items = query.data?.items ?? [];
  return (
    <>
      <PageHead title={title} />
      <PageHeader
        title={title}
        description={description}
        {...(back && { back })}
        actions={
          <>
            {items.length > 1 ? (
              <Button
                variant="default"
                leftSection={<IconArrowsSort size={18} aria-hidden="true" />}
                onClick={() => setOpen('order')}
              >
                {t('forms:order')}
              </Button>
            ) : null}
            <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setOpen('create')}>
              {words.create}
            </Button>
          </>
        }
      />
      <DataTable<Entry>
        query={query}
        list={list}
        label={title}
        columns={columns}
        keyOf={({ _id }) => _id}
        actions={(entry) => (
          <RowMenu label={t('forms:actionsFor', { name: nameOf(entry) })}>
            <RowMenuItem icon={IconPencil} onClick={() => setOpen(entry)}>
              {t('forms:edit')}
            </RowMenuItem>
            <RowMenuItem
              icon={IconTrash}
              danger
              onClick={() => removal.remove({ id: entry._id, notice: noticeOf(entry) })}
            >
              {t('forms:delete')}
            </RowMenuItem>
          </RowMenu>
        )}
        empty={<EmptyState picture="no-content" title={words.none} text={words.noneText} />}
      />
      {open === 'create' || edited ? (
        <Dialog opened onClose={close} title={edited ? words.editing : words.create}>
          {form(edited, close)}
        </Dialog>
      ) : null}
      {open === 'order' ? (
        <OrderDialog
          entries={items.map((entry) => ({ id: entry._id, name: nameOf(entry) }))}
          save={calls.order}
          readAgain={readAgain}
          onClose={close}
        />
      ) : null}
      <UndoNotice notice={removal.notice} onUndo={removal.restore} onDismiss={removal.dismiss} />
    </>
  );
}
