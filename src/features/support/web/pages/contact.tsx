import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import { WithFacts } from '#ui/dashboard/facts/with-facts.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { getContact } from '../../contract/contacts.ts';
import { supportPaths } from '../../paths.ts';
import { BecameTicket } from '../contacts/became-ticket.tsx';
import { CloseContactButton } from '../contacts/close-contact-button.tsx';
import { ContactConversation } from '../contacts/contact-conversation.tsx';
import { ContactFacts } from '../contacts/contact-facts.tsx';
import { MakeTicketButton } from '../contacts/make-ticket-button.tsx';
import { STANDING_TONES } from '../contacts/use-contact-columns.tsx';
import { WriteToContact } from '../contacts/write-to-contact.tsx';
import { contactQuery } from '../queries.ts';

export const handle = { texts: ['api', 'savedReplies', 'support'] } satisfies PageHandle;

/** An address that names nothing is no page; the screen itself reads what it shows. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.get(hostContext).call(getContact, { params: { id: String(params.id) } });
  return null;
}

export default function ContactPage() {
  const t = useText();
  const { id = '' } = useParams();
  const { data: contact, error, refetch } = useQuery(contactQuery(id));
  const title = contact?.subject ?? t('support:contact');
  return (
    <>
      <PageHead title={title} />
      <PageHeader
        title={title}
        back={{ to: supportPaths.contacts, label: t('dashboard:contacts') }}
        badge={
          contact ? (
            <StatusBadge tone={STANDING_TONES[contact.standing]}>
              {t(`support:standingOf.${contact.standing}`)}
            </StatusBadge>
          ) : null
        }
        actions={
          contact && !contact.ticket ? (
            <>
              <MakeTicketButton contact={contact} />
              <CloseContactButton contact={contact} />
            </>
          ) : null
        }
      />
      {error && !contact ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {contact ? (
        <WithFacts facts={<ContactFacts contact={contact} />} brief={`${contact.name} · ${contact.email}`}>
          <ContactConversation contact={contact} />
          {contact.ticket ? (
            <BecameTicket contactId={contact._id} ticket={contact.ticket} />
          ) : (
            <WriteToContact key={contact._id} contact={contact} />
          )}
        </WithFacts>
      ) : null}
      {contact || error ? null : (
        <Waiting>
          <Skeleton height={320} />
        </Waiting>
      )}
    </>
  );
}
