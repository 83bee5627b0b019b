import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { type Fact, FactList } from '#ui/dashboard/facts/fact-list.tsx';
import type { ReceivedMail } from '../../contract/received-mails.ts';
import { supportPaths } from '../../paths.ts';
import styles from '../contacts/contacts.module.css';

/** What a mail says that was not taken, as text alone. */
export function ReceivedMailDialog({ mail, onClose }: { mail: ReceivedMail; onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const { sender, subject, text, refusal, ticket, contact, receivedAt } = mail;
  const facts: Fact[] = [
    [t('receivedMails:sender'), sender || t('receivedMails:noSender')],
    [t('receivedMails:why'), t(`receivedMails:refusal.${refusal}`)],
    [t('receivedMails:came'), format.dateTime(receivedAt)],
    ...(ticket
      ? [
          [
            t('receivedMails:ticket'),
            <LocaleLink key="ticket" to={supportPaths.ticket(ticket._id)}>
              {format.digits(ticket.number)}
            </LocaleLink>,
          ] as const,
        ]
      : []),
    ...(contact
      ? [
          [
            t('receivedMails:contact'),
            <LocaleLink key="contact" to={supportPaths.contact(contact._id)}>
              {contact.subject}
            </LocaleLink>,
          ] as const,
        ]
      : []),
  ];
  return (
    <Dialog opened onClose={onClose} title={subject || t('receivedMails:noSubject')}>
      <FactList facts={facts} />
      <p className={styles.message}>{text || t('receivedMails:noText')}</p>
    </Dialog>
  );
}
