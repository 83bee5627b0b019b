/**
 * Where those who run the site look after it. Addresses are the English ones; links
 * and redirects put them in the page's language.
 */
export const operationPaths = {
  emailLogs: '/admin/email-logs',
  emailLog: (mailId: string) => `/admin/email-logs/${mailId}`,
};
