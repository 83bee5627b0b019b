import { expect, test } from 'vitest';
import { readMail } from './read-mail.ts';

const HEAD = [
  'From: Karim <Karim@Example.org>',
  'To: answers+abc@example.net',
  'Subject: Re: Prices',
  'Message-ID: <1@x>',
];
const mail = (lines: readonly string[], body = 'Hello') => Buffer.from([...lines, '', body].join('\r\n'));

test('a letter is read with its sender, its words and what it answers', async () => {
  const read = await readMail(
    mail([...HEAD, 'In-Reply-To: <2@y>', 'Content-Type: text/plain; charset=utf-8'], 'নমস্কার\r\n\r\n> old'),
  );
  expect(read).toMatchObject({ from: 'karim@example.org', subject: 'Re: Prices', messageId: '<1@x>', text: 'নমস্কার' });
  expect(read.isAutomatic).toBe(false);
  expect(read.leads.join()).toContain('answers+abc@example.net');
  expect(read.leads.join()).toContain('<2@y>');
});

test('of HTML the words are read and nothing else', async () => {
  const html = '<p>Hello <b>there</b></p><script>alert(1)</script><img src="https://evil.example/x.png">';
  const { text } = await readMail(mail([...HEAD, 'Content-Type: text/html'], html));
  expect(text).toBe('Hello there');
});

test.each([
  'Auto-Submitted: auto-replied',
  'Precedence: bulk',
  'X-Autoreply: yes',
  'Return-Path: <>',
  'List-Id: <list.example.org>',
  'Content-Type: multipart/report; boundary=a',
])('%s says that a machine sent it', async (header) => {
  expect((await readMail(mail([...HEAD, header]))).isAutomatic).toBe(true);
});

test('a machine is known by its name, and a person who says that they are one by theirs', async () => {
  const from = (address: string) => readMail(mail([`From: ${address}`, ...HEAD.slice(1), 'Auto-Submitted: no']));
  expect((await from('MAILER-DAEMON@example.org')).isAutomatic).toBe(true);
  expect((await from('nora@example.org')).isAutomatic).toBe(false);
});

test('of two senders none is believed', async () => {
  const { from } = await readMail(mail(['From: a@example.org, b@example.org', ...HEAD.slice(1)]));
  expect(from).toBe('');
});

test('names of files lead nowhere and pictures of a signature are no files', async () => {
  const part = (headers: string[], body: string) => ['--b', ...headers, '', body].join('\r\n');
  const body = [
    part(['Content-Type: text/plain'], 'See it.'),
    part(['Content-Type: text/plain', 'Content-Disposition: attachment; filename="../../etc/passwd"'], 'root'),
    '--b--',
  ].join('\r\n');
  const { files } = await readMail(mail([...HEAD, 'Content-Type: multipart/mixed; boundary=b'], body));
  expect(files).toHaveLength(1);
});

test('what is not made as letters are is refused, soon', async () => {
  const started = performance.now();
  const many = Array.from({ length: 40_000 }, (_, at) => `X-${at}: y`);
  await expect(readMail(mail([...HEAD, ...many]))).rejects.toThrow('too large');
  const depth = 5_000;
  const open = Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}`,
  );
  await readMail(Buffer.from(`${HEAD.join('\r\n')}\r\n${open.join('\r\n')}\r\n\r\nHello`)).catch(() => undefined);
  expect(performance.now() - started).toBeLessThan(5_000);
});
