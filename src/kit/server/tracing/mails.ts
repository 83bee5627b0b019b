import type { SendMail } from '../mail/transport.ts';
import type { Follow } from './follow.ts';

/** Told by its id, which the email log knows; to whom it went and what it says is told to nobody. */
export function followMails(sendMail: SendMail, follow: Follow): SendMail {
  return (mail) =>
    follow({ name: 'send mail', kind: 'mail', attributes: { 'jorip.mail_id': mail.id } }, () => sendMail(mail));
}
