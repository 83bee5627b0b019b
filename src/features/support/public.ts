/** What other parts of the server may ask of support. */
export { countWaitingContacts } from './server/contacts/count-waiting-contacts.ts';
export { placeOfContact } from './server/contacts/place-of-contact.ts';
export { placeOfTicket } from './server/tickets/place-of-ticket.ts';
