import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#kit/web/calls/queries.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { findTicketChoices } from '../../contract/tickets.ts';
import { MakeTicketForm, type MakeTicketFormProps } from './make-ticket-form.tsx';

interface MakeTicketDialogProps extends Omit<MakeTicketFormProps, 'choices'> {
  onClose: () => void;
}

/** Asks what a ticket is to be about and how much it presses, of what has its words already. */
export function MakeTicketDialog({ onClose, ...form }: MakeTicketDialogProps) {
  const t = useText();
  const { data: choices } = useQuery(callQuery(findTicketChoices));
  if (!choices) return null;
  return (
    <Dialog opened onClose={onClose} title={t('support:makeTicket')}>
      <MakeTicketForm {...form} choices={choices} />
    </Dialog>
  );
}
