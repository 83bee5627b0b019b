import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { callQuery, useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import { findTicketHolders, holdTicket } from '../../contract/tickets.ts';
import { useTicketChanged } from './use-ticket-changed.ts';

interface HolderSelectProps {
  ticketId: string;
  holder: { _id: string; fullName: string } | null;
}

/** Who on the staff has a ticket in hand; cleared, nobody has. */
export function HolderSelect({ ticketId: id, holder }: HolderSelectProps) {
  const t = useText();
  const messageOf = useErrorMessage();
  const changed = useTicketChanged(id);
  const { data: people = holder ? [holder] : [] } = useQuery(callQuery(findTicketHolders));
  const { mutate, isPending } = useCallMutation(holdTicket, {
    onSuccess: () => void changed(),
    onError: (error) => showToast('error', messageOf(error)),
  });
  return (
    <Select
      aria-label={t('tickets:holder')}
      placeholder={t('tickets:nobody')}
      value={holder?._id ?? null}
      data={people.map(({ _id, fullName }) => ({ value: _id, label: fullName }))}
      disabled={isPending}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('tickets:letGo') }}
      onChange={(chosen) => mutate({ params: { id }, body: { holder: chosen } })}
    />
  );
}
