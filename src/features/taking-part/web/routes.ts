import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

/** What somebody took part in, below /dashboard. */
export const dashboardRoutes = [
  route('participated-quiz', 'pages/attempt-list.tsx'),
  route('participated-quiz/:id', 'pages/attempt.tsx'),
];

/** Taking part in a project: welcome, questions, last step, done. */
export const takingPartRoutes = [
  route('survey/welcome/:id', 'pages/welcome.tsx'),
  route('survey/certificate/:ref', 'pages/certificate.tsx'),
  route('survey/leaderboard/:id', 'pages/leaderboard.tsx'),
  route('survey/preview/:id', 'pages/preview.tsx'),
  route('survey/tree/:id?/:ref', 'pages/questions.tsx', { id: 'tree' }),
  route('survey/tree/:id?/branch/:ref', 'pages/branch.tsx'),
  route('survey/tree/:id?/:ref/last-step', 'pages/last-step.tsx', { id: 'tree-last-step' }),
  route('survey/:id?/:ref', 'pages/questions.tsx'),
  route('survey/:id?/:ref?/last-step', 'pages/last-step.tsx'),
  route('survey/done', 'pages/done.tsx'),
  route('verify/:code?', 'pages/verify.tsx'),
];
