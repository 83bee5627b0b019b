import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

/** Results, below the address of a survey. */
export const surveyRoutes = [route('response-reports', 'pages/response-reports.tsx')];
