import { Button } from '@mantine/core';
import { IconArrowsSort, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { localizedText } from '#domain/text/localized.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { RowMenu, RowMenuItem } from '#ui/dashboard/lists/row-menu.tsx';
import type { Column } from '#ui/dashboard/lists/table/column.ts';
import { DataTable, type ListPage } from '#ui/dashboard/lists/table/data-table.tsx';
import { useListState } from '#ui/dashboard/lists/use-list-state.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { UndoNotice } from '#ui/dashboard/undo-notice.tsx';
import type { ChoiceKind } from '../../contract/ticket-choices.ts';
import { ChoiceOrder } from './choice-order.tsx';
import type { ChoiceFinder } from './finders.ts';
import { useChoiceChanges } from './use-choice-changes.ts';

interface ChoiceListProps<Finder extends ChoiceFinder> {
  kind: ChoiceKind;
  finder: Finder;
  title: string;
  /** Between the name and the number of tickets. */
  columns?: readonly Column<Entry<Finder>>[];
  /** Of one that is there, or of a new one; with what it calls once it is saved. */
  form: (entry: Entry<Finder> | undefined, onSaved: () => void) => ReactNode;
}

type Entry<Finder extends ChoiceFinder> = Data<Finder>['items'][number];

/** What tickets are offered to choose from: written in a dialog, put in order, taken away and brought back. */
export function ChoiceList<Finder extends ChoiceFinder>(props: ChoiceListProps<Finder>) {
  const { kind, finder, title, columns = [], form } = props;
  const t = useText();
  const locale = useLocale();
  const list = useListState();
  const query = useQuery(callQuery<ChoiceFinder>(finder));
  const page = query.data as ListPage<Entry<Finder>> | undefined;
  const changes = useChoiceChanges(kind, finder);
  const [open, setOpen] = useState<'order' | 'create' | Entry<Finder>>();
  const close = () => setOpen(undefined);
  const nameOf = ({ name }: Entry<Finder>) => localizedText(name, locale);
  const edited = typeof open === 'object' ? open : undefined;
  return (
    <>
      <PageHead title={title} />
      <PageHeader
        title={title}
        description={t(`ticketChoices:text.${kind}`)}
        actions={
          <>
            {page && page.items.length > 1 ? (
              <Button
                variant="default"
                leftSection={<IconArrowsSort size={18} aria-hidden="true" />}
                onClick={() => setOpen('order')}
              >
                {t('forms:order')}
              </Button>
            ) : null}
            <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setOpen('create')}>
              {t(`ticketChoices:create.${kind}`)}
            </Button>
          </>
        }
      />
      <DataTable<Entry<Finder>>
        query={{ ...query, data: page }}
        list={list}
        label={title}
        columns={[
          { id: 'name', title: t('ticketChoices:name'), kind: 'text', value: nameOf },
          ...columns,
          {
            id: 'tickets',
            title: t('ticketChoices:tickets'),
            kind: 'amount',
            value: ({ tickets }) => tickets,
            onCard: ({ tickets }) => t('ticketChoices:ticketCount', { count: tickets }),
          },
        ]}
        keyOf={({ _id }) => _id}
        actions={(entry) => (
          <RowMenu label={t('ticketChoices:actionsFor', { name: nameOf(entry) })}>
            <RowMenuItem icon={IconPencil} onClick={() => setOpen(entry)}>
              {t('ticketChoices:edit')}
            </RowMenuItem>
            <RowMenuItem
              icon={IconTrash}
              danger
              onClick={() => changes.remove({ id: entry._id, name: nameOf(entry), tickets: entry.tickets })}
            >
              {t('ticketChoices:delete')}
            </RowMenuItem>
          </RowMenu>
        )}
        empty={<EmptyState picture="no-content" title={t(`ticketChoices:none.${kind}`)} />}
      />
      {open === 'create' || edited ? (
        <Dialog opened onClose={close} title={t(`ticketChoices:${edited ? 'editing' : 'create'}.${kind}`)}>
          {form(edited, close)}
        </Dialog>
      ) : null}
      {open === 'order' && page ? (
        <ChoiceOrder
          kind={kind}
          finder={finder}
          entries={page.items.map((entry) => ({ id: entry._id, name: nameOf(entry) }))}
          onClose={close}
        />
      ) : null}
      <UndoNotice notice={changes.notice} onUndo={changes.restore} onDismiss={changes.dismiss} />
    </>
  );
}
