import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** Tells when the mail went to nobody but was printed. */
export type SendMail = (mail: OutgoingMail) => Promise<'printed' | undefined>;

/** Sends through SMTP_URL; without one, prints what the mail says, so that a new install needs no mail server. */
export function createSendMail(config: Pick<Config, 'smtpUrl' | 'mailFrom'>, print = console.info): SendMail {
  return config.smtpUrl ? overSmtp(config.smtpUrl, config.mailFrom) : onConsole(print);
}

function overSmtp(url: string, from: string): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return async ({ id, ...mail }) => {
    if (!mail.to.includes('@')) throw new Error('This goes to a mobile number, and no SMS gateway is set up.');
    // One receiver: the library would take a list apart.
    if (/[\s,;:<>"]/.test(mail.to)) throw new Error('This is not one email address.');
    // The same id at every attempt: a server that already has the message can tell.
    await transport.sendMail({ ...mail, from, messageId: `<${id}@${domain}>` });
    return undefined;
  };
}

function onConsole(print: (text: string) => void): SendMail {
  return async ({ subject, text }) => {
    print(`\n--- Mail (SMTP_URL is not set): ${subject}\n${text}\n---\n`);
    return 'printed';
  };
}
