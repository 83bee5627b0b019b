import { IconLock } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Timeline } from '#ui/dashboard/facts/timeline.tsx';
import { Avatar } from '#ui/plain/avatar.tsx';
import type { Ticket } from '../../contract/tickets.ts';
import styles from '../contacts/contacts.module.css';
import { MessageFiles } from './message-files.tsx';

/** What was written in a ticket, in order. */
export function TicketMessages({ ticket }: { ticket: Ticket }) {
  const t = useText();
  const isStaff = ticket.desk !== null;
  // What came with an email is noted by nobody.
  const noteBy = (name: string | null) => (name ? t('tickets:noteBy', { name }) : t('tickets:kind.note'));
  return (
    <Timeline
      label={t('tickets:messages')}
      events={ticket.messages.map(({ _id, kind, text, author, byStaff, files, createdAt }) => {
        const name = author ?? t('tickets:goneAuthor');
        const isNote = kind === 'note';
        return {
          id: _id,
          mark: isNote ? <IconLock size={18} aria-hidden="true" /> : <Avatar name={name} id={name} size={32} />,
          title: <strong>{isNote ? noteBy(author) : byStaff ? t('tickets:supportBy', { name }) : name}</strong>,
          at: createdAt,
          side: isNote ? 'note' : byStaff === isStaff ? 'own' : undefined,
          children: (
            <>
              <p className={styles.message}>{text}</p>
              <MessageFiles files={files} />
            </>
          ),
        };
      })}
    />
  );
}
