/** Where results are read. Addresses are the English ones; links and redirects put them in the page's language. */
export const reportPaths = {
  responseReports: (projectId: string) => `/dashboard/survey/${projectId}/response-reports`,
  response: (projectId: string, responseId: string) =>
    `/dashboard/survey/${projectId}/response-reports?tab=responses&response=${responseId}`,
};
