/** The frames of dashboard and back office. */
export const dashboard = {
  projects: 'Projects',
  surveys: 'Surveys',
  settings: 'Settings',
  emailLogs: 'Email Logs',
} as const;
