/**
 * Where those who run the site look after it. Addresses are the English ones; links
 * and redirects put them in the page's language.
 */
export const operationPaths = {
  emailLogs: '/admin/email-logs',
  emailLogsIn: (state: 'queued' | 'sent' | 'failed') => `/admin/email-logs?state=${state}`,
  emailLog: (mailId: string) => `/admin/email-logs/${mailId}`,
};
