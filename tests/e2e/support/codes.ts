// Codes as people get them: by mail, or (without an SMS gateway) from the email log of the back office.
import { vi } from 'vitest';
import { findMails, getMail } from '#features/operations/contract.ts';
import type { Caller } from '#kit/contract/call.ts';
import type { startMailbox } from '#tests/support/mailbox.ts';
import { patience } from '#tests/support/patience.ts';

type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

const CODE_ON_ITS_LINE = /^\s*(\d{6})\s*$/m;

/** The code of the newest mail to an address, once that many have arrived. */
export async function codeMailedTo(mailbox: Mailbox, address: string, mails = 1): Promise<string> {
  return vi.waitFor(() => {
    const received = mailbox.received.filter((mail) => mail.to.includes(address));
    const code = CODE_ON_ITS_LINE.exec(plainTextOf(received[mails - 1]?.source ?? ''))?.[1];
    if (!code) throw new Error(`${received.length} mails came to ${address}, but mail ${mails} with a code did not.`);
    return code;
  }, patience);
}

/** Where the link to a new password leads in a mail to an address. */
export async function resetLinkMailedTo(mailbox: Mailbox, address: string): Promise<string> {
  return vi.waitFor(() => {
    const texts = mailbox.received.filter((mail) => mail.to.includes(address)).map(({ source }) => plainTextOf(source));
    const [link] = texts.flatMap((text) => /https?:\S+\/change-password\/\S+/.exec(text) ?? []);
    if (!link) throw new Error(`No link came to ${address}.`);
    return link;
  }, patience);
}

/** The code of the newest message to a mobile number (`+8801…`), as an administrator finds it. */
export async function codeSentToMobile(call: Caller, mobile: string): Promise<string> {
  const { items } = await call(findMails, { query: { q: mobile } });
  const newest = items.find((item) => item.to === mobile);
  if (!newest) throw new Error(`Nothing was sent to ${mobile}.`);
  const { text } = await call(getMail, { params: { id: newest._id } });
  return /\d{6}/.exec(text)?.[0] ?? '';
}

/** The text body of a mail; in Bengali it travels as base64. */
function plainTextOf(source: string): string {
  const part = source.slice(source.indexOf('Content-Type: text/plain'));
  const [head = '', body = ''] = part.split(/\r?\n\r?\n(.*)/s);
  const text = body.split(/\r?\n--/)[0] ?? '';
  return /base64/i.test(head) ? Buffer.from(text, 'base64').toString('utf8') : text;
}
