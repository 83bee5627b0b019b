import type { AddressInfo } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';

/** A mailbox for tests; what is put into it lies in its INBOX. */
export async function startImapServer() {
  const server = hoodiecrow({
    plugins: ['ENABLE', 'ID', 'LITERALPLUS', 'SASL-IR', 'UIDPLUS'],
    storage: { INBOX: { messages: [{ raw: 'Message-ID: <long-ago@example.com>\r\n\r\nWas here before.' }] } },
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `imap://testuser:testpass@127.0.0.1:${port}/INBOX`,
    put: (raw: string) => server.appendMessage('INBOX', [], false, raw),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
