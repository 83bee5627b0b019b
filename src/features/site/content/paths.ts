import type { ContentKind } from '../contract/content.ts';

/** Where the back office edits what the site says: lists, and below each of them what is new and each entry. */
const CONTENT_PLACES: Record<ContentKind, string> = {
  pages: '/admin/pages',
  testimonials: '/admin/testimonials',
  faqs: '/admin/faq',
  'slide-shows': '/admin/slide-show',
};

export const contentPaths = {
  settings: '/admin/site-setting',
  look: '/admin/theme-setting',
  list: (kind: ContentKind) => CONTENT_PLACES[kind],
  create: (kind: ContentKind) => `${CONTENT_PLACES[kind]}/create`,
  entry: (kind: ContentKind, id: string) => `${CONTENT_PLACES[kind]}/${id}`,
};
