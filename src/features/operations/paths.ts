/**
 * Where those who run the site look after it. Addresses are the English ones; links
 * and redirects put them in the page's language.
 */
export const operationPaths = {
  emailLogs: '/admin/email-logs',
  emailLogsIn: (state: 'queued' | 'sent' | 'failed') => `/admin/email-logs?state=${state}`,
  emailLog: (mailId: string) => `/admin/email-logs/${mailId}`,
  emailTemplates: '/admin/email-templates',
  emailTemplate: (name: string) => `/admin/email-templates/${name}`,
  errorsLog: '/admin/errors-log',
  errorsLogIn: (state: 'open' | 'resolved') => `/admin/errors-log?state=${state}`,
  operations: '/admin/operations',
  errorLog: (errorId: string) => `/admin/errors-log/${errorId}`,
  /** What everybody did. */
  activityLogs: '/admin/activity-logs',
  activitiesOf: (userId: string) => `/admin/activity-logs?actor=${userId}`,
  /** What one did oneself, and what others did to what is one's own. */
  ownActivityLogs: { dashboard: '/dashboard/activity-logs', admin: '/admin/my-activity-logs' },
};
