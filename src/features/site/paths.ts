/**
 * Where the site's own pages are. Addresses are the English ones; links and redirects put them in the page's language.
 */
export const sitePaths = {
  home: '/',
  faq: '/faq',
  contactUs: '/contact-us',
  menu: '/menu',
  page: (slug: string) => `/page/${slug}`,
};
