/** Where the back office answers people. Addresses are English; links and redirects put them in the page's language. */
export const supportPaths = {
  contacts: '/admin/contacts',
  contactsIn: (standing: 'overdue') => `/admin/contacts?standing=${standing}`,
  contact: (id: string) => `/admin/contacts/${id}`,
  tickets: '/admin/tickets',
  ticketsIn: (standing: 'overdue') => `/admin/tickets?standing=${standing}`,
  ticketCategories: '/admin/tickets/categories',
  ticketPriorities: '/admin/tickets/priorities',
  receivedMails: '/admin/tickets/mails',
  savedReplies: '/admin/tickets/replies',
  ticket: (id: string) => `/admin/tickets/${id}`,
  ownTickets: '/dashboard/tickets',
  createTicket: '/dashboard/tickets/create',
  ownTicket: (id: string) => `/dashboard/tickets/${id}`,
};
