import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { localizedText } from '#domain/text/localized.ts';
import { callQuery, useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import { findTicketChoices, sortTicket, type Ticket } from '../../contract/tickets.ts';
import { useTicketChanged } from './use-ticket-changed.ts';

const LISTS = { category: 'categories', priority: 'priorities' } as const;

interface ChoiceSelectProps {
  ticket: Ticket;
  of: keyof typeof LISTS;
}

/** A ticket’s category or priority, which staff may change; what it has stays among them though offered no longer. */
export function ChoiceSelect({ ticket, of }: ChoiceSelectProps) {
  const t = useText();
  const locale = useLocale();
  const messageOf = useErrorMessage();
  const { _id: id, desk } = ticket;
  const changed = useTicketChanged(id);
  const { data } = useQuery(callQuery(findTicketChoices));
  const { mutate, isPending } = useCallMutation(sortTicket, {
    onSuccess: () => void changed(),
    onError: (error) => showToast('error', messageOf(error)),
  });
  const has = { category: desk?.categoryId ?? '', priority: desk?.priorityId ?? '' };
  const offered = data?.[LISTS[of]] ?? [];
  const own = { _id: has[of], name: ticket[of] };
  const choices = offered.some(({ _id }) => _id === own._id) ? offered : [...offered, own];
  return (
    <Select
      aria-label={t(`tickets:${of}`)}
      value={has[of]}
      data={choices.map(({ _id, name }) => ({ value: _id, label: localizedText(name, locale) }))}
      disabled={isPending}
      allowDeselect={false}
      onChange={(chosen) => (chosen ? mutate({ params: { id }, body: { ...has, [of]: chosen } }) : undefined)}
    />
  );
}
