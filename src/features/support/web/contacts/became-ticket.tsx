import { Button, Group } from '@mantine/core';
import { useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import { type Contact, deleteContactTicket } from '../../contract/contacts.ts';
import { supportPaths } from '../../paths.ts';
import { useContactChanged } from './use-contact-changed.ts';

interface BecameTicketProps {
  contactId: string;
  ticket: NonNullable<Contact['ticket']>;
}

/** Which ticket a contact became, and the way back while nobody went on there. */
export function BecameTicket({ contactId: id, ticket }: BecameTicketProps) {
  const t = useText();
  const format = useFormat();
  const messageOf = useErrorMessage();
  const changed = useContactChanged(id);
  const { mutate, isPending } = useCallMutation(deleteContactTicket, {
    onSuccess: () => void changed(),
    onError: (error) => showToast('error', messageOf(error)),
  });
  return (
    <div>
      <p>{t('support:became', { number: format.digits(ticket.number) })}</p>
      <Group>
        <Button component={LocaleLink} to={supportPaths.ticket(ticket._id)}>
          {t('support:openTicket')}
        </Button>
        {ticket.isUntouched ? (
          <Button variant="default" loading={isPending} onClick={() => mutate({ params: { id } })}>
            {t('support:undoTicket')}
          </Button>
        ) : null}
      </Group>
    </div>
  );
}
