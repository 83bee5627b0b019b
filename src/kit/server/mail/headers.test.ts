import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { envelopeOf } from './headers.ts';

const ID = '0199f2c8-4d6e-7f82-97a5-9e0f1a2b3c4d';
const TOKEN = '0123456789abcdef0123456789abcdef';
const sender = { from: 'Jorip <no-reply@example.org>', mailbox: 'answers+*@example.org' };

async function written(...[headers, by = sender]: [Parameters<typeof envelopeOf>[1], typeof sender?]): Promise<string> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const mail = { to: 'a@example.com', subject: 'Hello', text: 'Hello', ...envelopeOf(ID, headers, by) };
  return String((await transport.sendMail(mail)).message)
    .replaceAll('\r\n', '\n')
    .replace(/\n[ \t]+/g, ' ');
}

test('a mail of the product says that a machine sent it, and how its reader gets no more', async () => {
  const mail = await written({ leave: 'https://example.org/unsubscribe/abc', leftByPost: true });
  expect(mail).toContain('Auto-Submitted: auto-generated\n');
  expect(mail).toContain('List-Unsubscribe: <https://example.org/unsubscribe/abc>\n');
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\n');
  expect(mail).not.toContain('Reply-To');
});

test('one that a person wrote is answered to an address that says what it answers', async () => {
  const mail = await written({ personal: true, replyToken: TOKEN, thread: 'T', answers: '<their@id>' });
  expect(mail).toContain(`Reply-To: answers+${TOKEN}@example.org\n`);
  expect(mail).toContain(`Message-ID: <${ID}.${TOKEN}@example.org>\n`);
  expect(mail).toContain('References: <ticket.T@example.org> <their@id>\n');
  expect(mail).toContain('In-Reply-To: <their@id>\n');
  expect(mail).not.toContain('Auto-Submitted');
});

test('a mailbox without plus addressing knows answers by their references', async () => {
  const mail = await written({ replyToken: TOKEN }, { ...sender, mailbox: 'answers@example.org' });
  expect(mail).toContain('Reply-To: answers@example.org\n');
  expect(mail).toContain(`Message-ID: <${ID}.${TOKEN}@example.org>\n`);
});

test('what a stranger calls their mail adds no header', async () => {
  const mail = await written({ answers: '<x@y>\r\nBcc: everybody@example.org' });
  expect(mail).not.toMatch(/^Bcc/im);
  expect(mail).not.toContain('In-Reply-To');
});
