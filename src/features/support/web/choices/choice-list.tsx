import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { localizedText } from '#domain/text/localized.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { call } from '#kit/web/calls/call-client.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { EditedList } from '#ui/dashboard/lists/edited/edited-list.tsx';
import type { Column } from '#ui/dashboard/lists/table/column.ts';
import type { ListPage } from '#ui/dashboard/lists/table/data-table.tsx';
import {
  type ChoiceKind,
  deleteTicketChoice,
  orderTicketChoices,
  restoreTicketChoice,
} from '../../contract/ticket-choices.ts';
import type { ChoiceFinder } from './finders.ts';

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

/** What tickets are offered to choose from. */
export function ChoiceList<Finder extends ChoiceFinder>(props: ChoiceListProps<Finder>) {
  const { kind, finder, title, columns = [], form } = props;
  const t = useText();
  const locale = useLocale();
  const query = useQuery(callQuery<ChoiceFinder>(finder));
  const nameOf = ({ name }: Entry<Finder>) => localizedText(name, locale);
  return (
    <EditedList<Entry<Finder>>
      title={title}
      description={t(`ticketChoices:text.${kind}`)}
      words={{
        create: t(`ticketChoices:create.${kind}`),
        editing: t(`ticketChoices:editing.${kind}`),
        none: t(`ticketChoices:none.${kind}`),
      }}
      finder={finder}
      query={{ ...query, data: query.data as ListPage<Entry<Finder>> | undefined }}
      columns={[
        { id: 'name', title: t('ticketChoices:name'), kind: 'text', value: nameOf },
        ...columns,
        {
          id: 'tickets',
          title: t('ticketChoices:tickets'),
          kind: 'amount',
          value: ({ tickets }) => tickets,
          quietAtNone: true,
          onCard: ({ tickets }) => t('ticketChoices:ticketCount', { count: tickets }),
        },
      ]}
      nameOf={nameOf}
      noticeOf={(entry) =>
        entry.tickets > 0
          ? t('ticketChoices:deletedInUse', { name: nameOf(entry), count: entry.tickets })
          : t('ticketChoices:deleted', { name: nameOf(entry) })
      }
      form={form}
      calls={{
        order: (ids) => call(orderTicketChoices, { params: { kind }, body: { ids } }),
        remove: (id) => call(deleteTicketChoice, { params: { kind, id } }),
        restore: (id) => call(restoreTicketChoice, { params: { kind, id } }),
      }}
    />
  );
}
