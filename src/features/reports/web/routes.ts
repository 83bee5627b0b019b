import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

/** Results, below /dashboard. */
export const dashboardRoutes = [route('survey/:id/response-reports', 'pages/response-reports.tsx')];
