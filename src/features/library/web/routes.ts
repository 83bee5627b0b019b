import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

/** Where projects begin, below /dashboard. */
export const dashboardRoutes = [route('new-project/:type?', 'pages/new-project.tsx')];
