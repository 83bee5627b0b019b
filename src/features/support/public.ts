/** What other parts of the server may ask of support. */

export { forgetDeletedChoices } from './server/choices/forget-deleted-choices.ts';
export { countWaitingContacts } from './server/contacts/count-waiting-contacts.ts';
export { placeOfContact } from './server/contacts/place-of-contact.ts';
export { deleteUnusedTicketFiles } from './server/files/delete-unused-ticket-files.ts';
export { fetchAnswers } from './server/mailbox/fetch-answers.ts';
export { forgetReceivedMails } from './server/mailbox/forget-received-mails.ts';
export { supportMails } from './server/mails/mail-templates.ts';
export { claimTickets } from './server/tickets/claim-tickets.ts';
export { countWaitingTickets } from './server/tickets/count-waiting-tickets.ts';
export { placeOfTicket } from './server/tickets/place-of-ticket.ts';
export { ticketsOfAccount } from './server/tickets-of-account.ts';
