import { IconLock, IconMail, IconSend } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Timeline } from '#ui/dashboard/facts/timeline.tsx';
import type { Contact } from '../../contract/contacts.ts';
import styles from './contacts.module.css';

const MARKS = { answer: IconSend, note: IconLock, reply: IconMail };
const SIDES = { answer: 'own', note: 'note', reply: undefined } as const;

/** What they wrote, then what was answered and noted since, and what they wrote back by email. */
export function ContactConversation({ contact }: { contact: Contact }) {
  const t = useText();
  function titleOf(kind: keyof typeof MARKS, author: string | null): string {
    if (kind === 'reply') return contact.name;
    // What came with an email is noted by nobody.
    if (kind === 'note' && author === null) return t('support:kind.note');
    return t(`support:entryBy.${kind}`, { name: author ?? t('support:goneAuthor') });
  }
  const icon = { size: 18, 'aria-hidden': true } as const;
  return (
    <Timeline
      label={t('support:conversation')}
      events={[
        {
          id: contact._id,
          mark: <IconMail {...icon} />,
          title: <strong>{contact.name}</strong>,
          at: contact.createdAt,
          children: (
            <p className={styles.message} lang={contact.locale}>
              {contact.message}
            </p>
          ),
        },
        ...contact.entries.map(({ _id, kind, text, author, createdAt }) => {
          const Mark = MARKS[kind];
          return {
            id: _id,
            mark: <Mark {...icon} />,
            title: <strong>{titleOf(kind, author)}</strong>,
            at: createdAt,
            side: SIDES[kind],
            children: (
              <p className={styles.message} lang={kind === 'reply' ? contact.locale : undefined}>
                {text}
              </p>
            ),
          };
        }),
      ]}
    />
  );
}
