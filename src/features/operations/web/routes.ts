import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

/** How the site runs. */
export const adminRoutes = [
  route('email-logs', 'pages/email-logs.tsx'),
  route('email-logs/:id', 'pages/email-log.tsx'),
  route('email-templates', 'pages/email-templates.tsx'),
  route('email-templates/:name', 'pages/email-template.tsx'),
  route('operations', 'pages/operations.tsx'),
  route('errors-log', 'pages/errors-log.tsx'),
  route('errors-log/:id', 'pages/error-log.tsx'),
];
