/**
 * How a survey is shown: everything on one page, a section a page, or a question a page; a tree shows besides which way
 * was taken.
 */
export const VIEWS = ['list', 'paged', 'step', 'tree'] as const;
export type View = (typeof VIEWS)[number];
