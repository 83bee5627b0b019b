import { relative } from '@react-router/dev/routes';
import { ofType, type ProjectType } from '../contract/kinds.ts';
import { PROJECT_FOLDERS, projectRoute } from '../paths.ts';

const { index, route } = relative(import.meta.dirname);

/** Short links, which show no page of their own. */
export const linkRoutes = [route('s/:code', 'pages/link.tsx')];

/** An owner's projects, below /dashboard. */
export const dashboardRoutes = [
  route(PROJECT_FOLDERS.survey, 'pages/survey-list.tsx'),
  route(PROJECT_FOLDERS.poll, 'pages/poll-list.tsx'),
  route(PROJECT_FOLDERS.feedback, 'pages/feedback-list.tsx'),
  route(PROJECT_FOLDERS.quiz, 'pages/quiz-list.tsx'),
  route(PROJECT_FOLDERS['practice-quiz'], 'pages/practice-quiz-list.tsx'),
  route(PROJECT_FOLDERS['series-quiz'], 'pages/series-quiz-list.tsx'),
  // Where no quiz is named, the screen asks which.
  route(`${PROJECT_FOLDERS['practice-quiz']}/response-reports`, 'pages/practice-quiz-results.tsx'),
  route(`${PROJECT_FOLDERS['practice-quiz']}/series`, 'pages/practice-quiz-rounds.tsx'),
  route(`${PROJECT_FOLDERS['series-quiz']}/response-reports`, 'pages/series-quiz-results.tsx'),
  route(`${PROJECT_FOLDERS['series-quiz']}/series`, 'pages/series-quiz-rounds.tsx'),
];

/** In the back office: everybody's projects, what they are about, everybody's question bank, and places. */
export const adminRoutes = [
  route('surveys', 'pages/all-projects.tsx'),
  route('category', 'pages/category-list.tsx'),
  route('question-bank/categories', 'pages/bank-categories.tsx'),
  route('question-bank/questions', 'pages/bank-questions.tsx'),
  route('location', 'pages/place-list.tsx'),
  route('location/create', 'pages/place-create.tsx'),
  route('location/:id', 'pages/place-edit.tsx'),
];

/** Where one of them is built, set and shared, below its own address. */
export function projectRoutes(type: ProjectType) {
  const id = projectRoute(type);
  return [
    index('pages/builder.tsx', { id: `${id}-build` }),
    route('settings', 'pages/settings.tsx', { id: `${id}-settings` }),
    route('share', 'pages/share.tsx', { id: `${id}-share` }),
    route('translations', 'pages/translations.tsx', { id: `${id}-translations` }),
    route('flow', 'pages/flow.tsx', { id: `${id}-flow` }),
    route('history', 'pages/history.tsx', { id: `${id}-history` }),
    ...(ofType(type).mode === null ? [] : [route('series', 'pages/rounds.tsx', { id: `${id}-rounds` })]),
  ];
}
