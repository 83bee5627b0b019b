import type { ProjectType } from '#features/projects/contract/kinds.ts';

const NEW_PROJECT = '/dashboard/new-project';

/** Where projects begin. Addresses are the English ones; links and redirects put them in the page's language. */
export const libraryPaths = {
  newProject: (type?: ProjectType) => (type ? `${NEW_PROJECT}/${type}` : NEW_PROJECT),
};
