import { mails } from '#kit/server/mail/tables.ts';

/** The columns that tell one mail of the log from another. */
export const mailColumns = {
  id: mails.id,
  toAddress: mails.toAddress,
  subject: mails.subject,
  template: mails.template,
  state: mails.state,
  printed: mails.printed,
  attempts: mails.attempts,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
  error: mails.error,
};

type MailRow = Pick<typeof mails.$inferSelect, keyof typeof mailColumns>;

export function summariseMail({ id, toAddress, createdAt, sentAt, ...mail }: MailRow) {
  return {
    ...mail,
    _id: id,
    to: toAddress,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}
