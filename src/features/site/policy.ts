/** Header, footer and registration link to these. */
const LINKED_PAGES: readonly string[] = ['about-us', 'services', 'terms-condition', 'privacy-policy', 'legal-notice'];

/** Whether the site itself links to a page: such a page keeps its address, stays active and is not deleted. */
export function isLinked(slug: string): boolean {
  return LINKED_PAGES.includes(slug);
}
