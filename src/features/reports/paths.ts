import { type ProjectAddress, projectPaths } from '#features/projects/paths.ts';

const reportsOf = (project: ProjectAddress) => `${projectPaths.build(project)}/response-reports`;

/** Where results are read. Addresses are the English ones; links and redirects put them in the page's language. */
export const reportPaths = {
  responseReports: reportsOf,
  response: (project: ProjectAddress, responseId: string) =>
    `${reportsOf(project)}?tab=responses&response=${responseId}`,
};
