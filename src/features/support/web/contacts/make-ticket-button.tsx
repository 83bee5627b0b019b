import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '#kit/web/calls/queries.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import type { Contact } from '../../contract/contacts.ts';
import { findTicketChoices } from '../../contract/tickets.ts';
import { MakeTicketForm } from './make-ticket-form.tsx';

/** Asks what the ticket is to be about and how much it presses, and makes it. */
export function MakeTicketButton({ contact }: { contact: Contact }) {
  const t = useText();
  const [opened, setOpened] = useState(false);
  const { data: choices } = useQuery(callQuery(findTicketChoices));
  return (
    <>
      <Button variant="default" disabled={!choices} onClick={() => setOpened(true)}>
        {t('support:makeTicket')}
      </Button>
      {opened && choices ? (
        <Dialog opened onClose={() => setOpened(false)} title={t('support:makeTicket')}>
          <MakeTicketForm contact={contact} choices={choices} />
        </Dialog>
      ) : null}
    </>
  );
}
