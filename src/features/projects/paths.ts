/** The route of a project, which its places stand below; it brings the project with the page. */
export const PROJECT_ROUTE = 'project';

/**
 * Where an owner's projects are. Addresses are the English ones; links and redirects put them in the page's language.
 */
export const projectPaths = {
  surveys: '/dashboard/survey',
  /** Where it is built. */
  survey: (projectId: string) => `/dashboard/survey/${projectId}`,
  settings: (projectId: string) => `/dashboard/survey/${projectId}/settings`,
  share: (projectId: string) => `/dashboard/survey/${projectId}/share`,
  /**
   * The short link that an owner gives away; it leads to where respondents begin. `from` is how it goes to them, which
   * their responses tell as their source.
   */
  link: (linkCode: string, from?: string) => `/s/${linkCode}${from ? `?from=${from}` : ''}`,
};
