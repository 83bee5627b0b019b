import { IconLock, IconMail, IconSend } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Timeline } from '#ui/dashboard/facts/timeline.tsx';
import type { Contact } from '../../contract/contacts.ts';
import styles from './contacts.module.css';

/** What they wrote, then what was answered and noted since. */
export function ContactConversation({ contact }: { contact: Contact }) {
  const t = useText();
  const icon = { size: 18, 'aria-hidden': true } as const;
  return (
    <Timeline
      label={t('support:conversation')}
      events={[
        {
          id: contact._id,
          mark: <IconMail {...icon} />,
          title: contact.name,
          at: contact.createdAt,
          children: (
            <p className={styles.message} lang={contact.locale}>
              {contact.message}
            </p>
          ),
        },
        ...contact.entries.map(({ _id, kind, text, author, createdAt }) => ({
          id: _id,
          mark: kind === 'answer' ? <IconSend {...icon} /> : <IconLock {...icon} />,
          title: t(`support:entryBy.${kind}`, { name: author ?? t('support:goneAuthor') }),
          at: createdAt,
          children: (
            <p className={styles.message} data-note={kind === 'note' || undefined}>
              {text}
            </p>
          ),
        })),
      ]}
    />
  );
}
