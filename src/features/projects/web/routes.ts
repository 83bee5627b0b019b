import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

/** Short links, which show no page of their own. */
export const linkRoutes = [route('s/:code', 'pages/link.tsx')];

/** An owner's projects, below /dashboard. */
export const dashboardRoutes = [
  route('survey', 'pages/survey-list.tsx'),
  route('survey/:id', 'pages/survey-builder.tsx'),
  route('survey/:id/share', 'pages/share.tsx'),
];
