import { relative } from '@react-router/dev/routes';

const { index, route } = relative(import.meta.dirname);

/** The site's own pages. */
export const publicRoutes = [
  index('pages/home.tsx'),
  route('faq', 'pages/faq.tsx'),
  route('page/:slug?', 'pages/page.tsx'),
];
