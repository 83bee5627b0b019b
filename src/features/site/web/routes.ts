import { relative } from '@react-router/dev/routes';

const { index, route } = relative(import.meta.dirname);

/** The site's own pages. */
export const publicRoutes = [
  index('pages/home.tsx'),
  route('faq', 'pages/faq.tsx'),
  route('menu', 'pages/menu.tsx'),
  route('page/:slug?', 'pages/page.tsx'),
];

/** Where the back office edits what they say. */
export const adminRoutes = [
  route('pages', 'pages/page-list.tsx'),
  route('pages/create', 'pages/page-create.tsx'),
  route('pages/:id', 'pages/page-edit.tsx'),
  route('testimonials', 'pages/testimonial-list.tsx'),
  route('testimonials/create', 'pages/testimonial-create.tsx'),
  route('testimonials/:id', 'pages/testimonial-edit.tsx'),
  route('slide-show', 'pages/slide-show-list.tsx'),
  route('slide-show/create', 'pages/slide-show-create.tsx'),
  route('slide-show/:id', 'pages/slide-show-edit.tsx'),
  route('faq', 'pages/faq-list.tsx'),
  route('faq/create', 'pages/faq-create.tsx'),
  route('faq/:id', 'pages/faq-edit.tsx'),
  route('site-setting', 'pages/site-setting.tsx'),
  route('theme-setting', 'pages/theme-setting.tsx'),
];
