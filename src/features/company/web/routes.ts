import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

/** Out of an email, for somebody who may not have an account yet. */
export const guestRoutes = [route('company-invitation/:key', 'pages/company-invitation.tsx')];

/** The companies that one belongs to. */
export const dashboardRoutes = [route('company', 'pages/company-list.tsx'), route('company/:id', 'pages/company.tsx')];

/** Everybody's. */
export const adminRoutes = [route('company', 'pages/all-companies.tsx'), route('company/:id', 'pages/any-company.tsx')];
