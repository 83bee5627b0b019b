import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { envelopeOf, type MailHeaders } from './headers.ts';

export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: MailHeaders | undefined;
}

/** Tells when the mail went to nobody but was printed. */
export type SendMail = (mail: OutgoingMail) => Promise<'printed' | undefined>;

/** Sends through SMTP_URL; without one, prints what the mail says, so that a new install needs no mail server. */
export function createSendMail(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailbox'>,
  print = console.info,
): SendMail {
  return config.smtpUrl
    ? overSmtp(config.smtpUrl, { from: config.mailFrom, mailbox: config.mailbox?.address })
    : onConsole(print);
}

function overSmtp(url: string, sender: Parameters<typeof envelopeOf>[2]): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
  });
  return async ({ id, headers = {}, ...mail }) => {
    if (!mail.to.includes('@')) throw new Error('This goes to a mobile number, and no SMS gateway is set up.');
    // One receiver: the library would take a list apart.
    if (/[\s,;:<>"]/.test(mail.to)) throw new Error('This is not one email address.');
    await transport.sendMail({ ...mail, ...envelopeOf(id, headers, sender) });
    return undefined;
  };
}

function onConsole(print: (text: string) => void): SendMail {
  return async ({ subject, text }) => {
    print(`\n--- Mail (SMTP_URL is not set): ${subject}\n${text}\n---\n`);
    return 'printed';
  };
}
