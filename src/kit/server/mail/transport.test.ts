import { expect, test } from 'vitest';
import { createSendMail } from './transport.ts';

const message = { id: '1', to: '+8801712345678', subject: 'Your code', html: '', text: '123456 is your code' };

test('a mail server is never asked to reach a mobile number', async () => {
  const send = createSendMail({
    smtpUrl: 'smtp://127.0.0.1:1',
    mailFrom: 'Jorip <no-reply@localhost>',
    mailbox: undefined,
  });
  await expect(send(message)).rejects.toThrow('This goes to a mobile number, and no SMS gateway is set up.');
});

test('without a mail server the message is printed', async () => {
  const printed: string[] = [];
  const send = createSendMail({ smtpUrl: undefined, mailFrom: '', mailbox: undefined }, (text) => printed.push(text));
  await send(message);
  expect(printed.join()).toContain('123456 is your code');
});
