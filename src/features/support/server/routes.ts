import type { Keys } from '#features/identity/public.ts';
import { signedIn } from '#kit/server/api/request-context.ts';
import { type Route, route, whenDone } from '#kit/server/api/route.ts';
import * as contactUs from '../contract/contact-us.ts';
import * as contacts from '../contract/contacts.ts';
import { choiceRoutes } from './choice-routes.ts';
import { addContactNote } from './contacts/add-contact-note.ts';
import { answerContact } from './contacts/answer-contact.ts';
import { closeContact } from './contacts/close-contact.ts';
import { createContactTicket } from './contacts/create-contact-ticket.ts';
import { deleteContactTicket } from './contacts/delete-contact-ticket.ts';
import { findContacts } from './contacts/find-contacts.ts';
import { getContact } from './contacts/get-contact.ts';
import { getContactForm } from './contacts/get-contact-form.ts';
import { reopenContact } from './contacts/reopen-contact.ts';
import { sendContact } from './contacts/send-contact.ts';
import { receivedMailRoutes } from './received-mail-routes.ts';
import { replyRoutes } from './reply-routes.ts';
import { ticketRoutes } from './ticket-routes.ts';

/** Where what is sent along with messages goes. */
type Kept = Parameters<typeof ticketRoutes>[0];

/** Every call of support. */
export function supportRoutes(keys: Keys, keeping: Kept): Route[] {
  return [
    route(contactUs.getContactForm, async ({ now }) => getContactForm(keys, now)),
    route(contactUs.sendContact, (context, { body }) => sendContact(context.db, body, { ...context, keys })),
    route(contacts.findContacts, ({ db, now }, { query }) => findContacts(db, query, now)),
    route(contacts.getContact, ({ db, now }, { params }) => getContact(db, params.id, now)),
    route(contacts.answerContact, (context, { params, body }) =>
      whenDone(answerContact(context.db, signedIn(context), { ...params, ...body }, context)),
    ),
    route(contacts.addContactNote, (context, { params, body }) =>
      whenDone(addContactNote(context.db, signedIn(context), { ...params, ...body }, context.now)),
    ),
    route(contacts.closeContact, (context, { params }) =>
      whenDone(closeContact(context.db, signedIn(context), params.id, context.now)),
    ),
    route(contacts.reopenContact, (context, { params }) =>
      whenDone(reopenContact(context.db, signedIn(context), params.id, context.now)),
    ),
    route(contacts.createContactTicket, (context, { params, body }) =>
      createContactTicket(context.db, signedIn(context), { ...params, ...body }, context.now),
    ),
    route(contacts.deleteContactTicket, (context, { params }) =>
      whenDone(deleteContactTicket(context.db, signedIn(context), params.id, context.now)),
    ),
    ...ticketRoutes(keeping),
    ...choiceRoutes,
    ...receivedMailRoutes,
    ...replyRoutes,
  ];
}
