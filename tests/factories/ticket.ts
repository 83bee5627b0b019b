import { createTicketFile as uploadFile } from '#features/support/contract/ticket-files.ts';
import { createTicket as endpoint, findTicketChoices } from '#features/support/contract/tickets.ts';
import type { Input } from '#kit/contract/endpoint.ts';
import type { TestServer, Visitor } from '../support/test-server.ts';

type Written = Input<typeof endpoint>['body'];

/** A ticket that this person opens; tells its id. */
export async function createTicket(server: TestServer, owner: Visitor, written: Partial<Written> = {}) {
  const body = { ...(await ticketBody(server, owner)), ...written };
  return (await server.call(endpoint, { body }, owner)).data._id;
}

/** What a ticket is opened with: of the first category, as urgent as it gets. */
export async function ticketBody(server: TestServer, by: Visitor): Promise<Written> {
  const { categories, priorities } = (await server.call(findTicketChoices, by)).data;
  return {
    subject: 'I cannot publish',
    category: categories[0]?._id ?? '',
    priority: priorities.at(-1)?._id ?? '',
    text: 'The button does nothing.',
  };
}

/** A file in a ticket that this person opens; tells its id. */
export async function createTicketFile(server: TestServer, owner: Visitor, name = 'notes.txt') {
  const body = Buffer.from('It stops at the second page.');
  const { _id: file } = (await server.call(uploadFile, { query: { name }, body }, owner)).data;
  await createTicket(server, owner, { files: [file] });
  return file;
}
