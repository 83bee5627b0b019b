import { localizedText } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { Column } from '#ui/dashboard/lists/table/column.ts';
import type { OwnTicketSummary, TicketSummary } from '../../contract/tickets.ts';
import { firstAnswer } from './first-answer.ts';
import { TICKET_TONES } from './ticket-standing.tsx';

/** What an owner's list says of each ticket, and the list of staff begins with. */
export function useTicketColumns<Row extends OwnTicketSummary>(): Column<Row>[] {
  const t = useText();
  const locale = useLocale();
  return [
    { id: 'subject', title: t('tickets:subject'), kind: 'text', value: ({ subject }) => subject },
    {
      id: 'standing',
      title: t('tickets:standing'),
      kind: 'status',
      width: 168,
      selfEvident: true,
      value: ({ standing }) => ({ tone: TICKET_TONES[standing], label: t(`tickets:standingOf.${standing}`) }),
    },
    {
      id: 'priority',
      title: t('tickets:priority'),
      kind: 'text',
      width: 112,
      priority: 2,
      selfEvident: true,
      value: ({ priority }) => localizedText(priority, locale),
    },
    {
      id: 'category',
      title: t('tickets:category'),
      kind: 'text',
      width: 160,
      priority: 3,
      selfEvident: true,
      value: ({ category }) => localizedText(category, locale),
    },
    {
      id: 'updatedAt',
      title: t('tickets:updated'),
      kind: 'moment',
      priority: 2,
      selfEvident: true,
      value: ({ updatedAt }) => updatedAt,
    },
  ];
}

/** The list of staff: whose it is, who has it in hand and when our answer is due. */
export function useStaffTicketColumns(): Column<TicketSummary>[] {
  const t = useText();
  const format = useFormat();
  const [subject, standing, ...rest] = useTicketColumns<TicketSummary>();
  const waits = ({ standing: now }: TicketSummary) => now === 'open' || now === 'overdue';
  return [
    ...(subject && standing ? [subject, standing] : []),
    { id: 'dueAt', title: t('tickets:due'), kind: 'moment', value: (row) => (waits(row) ? row.dueAt : null) },
    {
      id: 'owner',
      title: t('tickets:owner'),
      kind: 'text',
      width: 160,
      priority: 2,
      selfEvident: true,
      value: ({ owner }) => owner.fullName,
    },
    {
      id: 'holder',
      title: t('tickets:holder'),
      kind: 'text',
      width: 160,
      priority: 2,
      value: ({ holder }) => holder?.fullName ?? null,
    },
    {
      id: 'firstAnswer',
      title: t('tickets:firstAnswer'),
      kind: 'text',
      width: 168,
      priority: 3,
      notOnCard: true,
      value: (row) => firstAnswer(row, { t, format }),
    },
    ...rest,
  ];
}
