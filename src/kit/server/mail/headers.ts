/** What a mail says to programs, as it is stored with the mail. */
export interface MailHeaders {
  /** A person wrote it: it answers no machine, and machines may answer it. */
  personal?: true;
  /** By which an answer to it is known. */
  replyToken?: string;
  /** What it belongs to: mails of the same are shown together. */
  thread?: string;
  /** The id of the mail that it answers, as its sender gave it. */
  answers?: string;
  /** Where its reader says that they want no more of these. */
  leave?: string;
  /** A program may say so in their stead, by one POST there. */
  leftByPost?: true;
}

interface Sender {
  /** As `MAIL_FROM` says it. */
  from: string;
  /** Where answers come to; with `+*` where anything may follow the plus. */
  mailbox: string | undefined;
}

export const domainOf = (from: string) => /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';

/** Ids of other people's mails are theirs to choose: one that is no id is left out. */
const ID = /^<[^<>\s]{1,250}>$/;

/** A mail's headers beside its subject and its receiver, as the library for SMTP takes them. */
export function envelopeOf(id: string, headers: MailHeaders, { from, mailbox }: Sender) {
  const { personal, replyToken, thread, answers, leave, leftByPost } = headers;
  const domain = domainOf(from);
  const knows = mailbox !== undefined && replyToken !== undefined;
  const references = [
    ...(thread ? [`<ticket.${thread}@${domain}>`] : []),
    ...(answers && ID.test(answers) ? [answers] : []),
  ];
  return {
    from,
    // The same id at every attempt: a server that already has the message can tell.
    messageId: `<${id}${knows ? `.${replyToken}` : ''}@${domain}>`,
    ...(knows && { replyTo: mailbox.replace('*', replyToken) }),
    ...(references.length > 0 && { references, inReplyTo: references.at(-1) }),
    headers: {
      ...(personal ? {} : { 'Auto-Submitted': 'auto-generated' }),
      ...(leave && { 'List-Unsubscribe': `<${leave}>` }),
      ...(leftByPost && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  };
}
