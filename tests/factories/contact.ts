import { getContactForm, sendContact } from '#features/support/contract/contact-us.ts';
import { findContacts } from '#features/support/contract/contacts.ts';
import type { Input } from '#kit/contract/endpoint.ts';
import type { TestServer } from '../support/test-server.ts';
import { createUser } from './user.ts';

type Written = Input<typeof sendContact>['body'];

let made = 0;

/** What a visitor wrote to us, sent as their browser sends it; tells its id. */
export async function createContact(server: TestServer, written: Partial<Written> = {}): Promise<string> {
  made += 1;
  const { form } = (await server.call(getContactForm)).data;
  server.clock.forward(3);
  const email = `visitor-${made}@example.com`;
  const body = { name: 'Visitor', email, subject: 'Prices', message: 'How much does it cost?', form, ...written };
  const sent = await server.call(sendContact, { body });
  if (sent.status !== 201) throw new Error(JSON.stringify(sent.body));
  const agent = await createUser(server, { role: 'agent' });
  const { items } = (await server.call(findContacts, { query: { q: body.email } }, agent)).data;
  return items[0]?._id ?? '';
}
