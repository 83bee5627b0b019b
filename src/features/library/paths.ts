import type { ProjectKind } from '#features/projects/contract/kinds.ts';

const NEW_PROJECT = '/dashboard/new-project';

/** Where projects begin. Addresses are the English ones; links and redirects put them in the page's language. */
export const libraryPaths = {
  newProject: (kind?: ProjectKind) => (kind ? `${NEW_PROJECT}/${kind}` : NEW_PROJECT),
};
