/**
 * Where the site's own pages are. Addresses are the English ones; links and redirects put them in the page's language.
 */
export const sitePaths = {
  home: '/',
  faq: '/faq',
  page: (slug: 'about-us' | 'services' | 'terms-condition' | 'privacy-policy' | 'legal-notice') => `/page/${slug}`,
};

/** Where the back office edits what the site says: lists, and below each of them what is new and each entry. */
const CONTENT_PLACES = { faqs: '/admin/faq' };

export const contentPaths = {
  list: (kind: keyof typeof CONTENT_PLACES) => CONTENT_PLACES[kind],
  create: (kind: keyof typeof CONTENT_PLACES) => `${CONTENT_PLACES[kind]}/create`,
  entry: (kind: keyof typeof CONTENT_PLACES, id: string) => `${CONTENT_PLACES[kind]}/${id}`,
};
