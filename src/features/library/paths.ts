/** Where projects begin. Addresses are the English ones; links and redirects put them in the page's language. */
export const libraryPaths = {
  newSurvey: '/dashboard/new-project/survey',
};
