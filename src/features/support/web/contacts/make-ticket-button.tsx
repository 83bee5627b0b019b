import { Button } from '@mantine/core';
import { useState } from 'react';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import { type Contact, createContactTicket } from '../../contract/contacts.ts';
import { MakeTicketDialog } from '../tickets/make-ticket-dialog.tsx';
import { useContactChanged } from './use-contact-changed.ts';

/** Asks what the ticket of a contact is to be about and how much it presses, and makes it. */
export function MakeTicketButton({ contact }: { contact: Contact }) {
  const t = useText();
  const [opened, setOpened] = useState(false);
  const changed = useContactChanged(contact._id);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t('support:makeTicket')}
      </Button>
      {opened ? (
        <MakeTicketDialog
          whose={
            contact.account
              ? t('support:ticketOf', { name: contact.account.fullName })
              : t('support:ticketOfNobody', { email: contact.email })
          }
          onClose={() => setOpened(false)}
          onMake={async (body) => {
            await call(createContactTicket, { params: { id: contact._id }, body });
            await changed();
            showToast('success', t('support:ticketMade'));
          }}
        />
      ) : null}
    </>
  );
}
