import { Button } from '@mantine/core';
import { useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import { closeTicket, reopenTicket, type Ticket } from '../../contract/tickets.ts';
import { useTicketChanged } from './use-ticket-changed.ts';

/** Closes a ticket, and reopens it. */
export function CloseTicketButton({ ticket: { _id: id, standing } }: { ticket: Ticket }) {
  const t = useText();
  const messageOf = useErrorMessage();
  const changed = useTicketChanged(id);
  const isClosed = standing === 'closed';
  const { mutate, isPending } = useCallMutation(isClosed ? reopenTicket : closeTicket, {
    onSuccess: () => void changed(),
    onError: (error) => showToast('error', messageOf(error)),
  });
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate({ params: { id } })}>
      {t(isClosed ? 'tickets:reopen' : 'tickets:close')}
    </Button>
  );
}
