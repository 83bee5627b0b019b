import { relative } from '@react-router/dev/routes';

const { index, route } = relative(import.meta.dirname);

/** Short links, which show no page of their own. */
export const linkRoutes = [route('s/:code', 'pages/link.tsx')];

/** An owner's projects, below /dashboard. */
export const dashboardRoutes = [route('survey', 'pages/survey-list.tsx')];

/** Where one of them is built, set and shared, below its own address. */
export const surveyRoutes = [
  index('pages/survey-builder.tsx'),
  route('settings', 'pages/survey-settings.tsx'),
  route('share', 'pages/share.tsx'),
];
