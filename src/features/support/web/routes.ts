import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

/** Where anybody writes to us. */
export const publicRoutes = [route('contact-us', 'pages/contact-us.tsx')];

/** Where the back office answers. */
export const adminRoutes = [
  route('contacts', 'pages/contacts.tsx'),
  route('contacts/:id', 'pages/contact.tsx'),
  route('tickets', 'pages/tickets.tsx'),
  route('tickets/categories', 'pages/ticket-categories.tsx'),
  route('tickets/priorities', 'pages/ticket-priorities.tsx'),
  route('tickets/mails', 'pages/received-mails.tsx'),
  route('tickets/replies', 'pages/saved-replies.tsx'),
  route('tickets/:id', 'pages/ticket.tsx'),
];

/** Where account holders ask for help. */
export const dashboardRoutes = [
  route('tickets', 'pages/own-tickets.tsx'),
  route('tickets/create', 'pages/ticket-create.tsx'),
  route('tickets/:id', 'pages/own-ticket.tsx'),
];
