import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

/** An owner's projects, below /dashboard. */
export const dashboardRoutes = [
  route('survey', 'pages/survey-list.tsx'),
  route('survey/:id', 'pages/survey-builder.tsx'),
];
