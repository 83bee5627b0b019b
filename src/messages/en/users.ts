/** Everybody's accounts in the back office. */
export const users = {
  text: 'Everybody with an account. Suspending somebody signs them out everywhere.',
  search: 'Search name, email or mobile',
  name: 'Name',
  phone: 'Mobile number',
  role: 'Role',
  joined: 'Joined',
  none: 'No accounts yet',
  noneText: 'Whoever registers appears here.',
  actionsFor: 'Actions for {{name}}',
  activity: 'What they did',
  projects: 'Their projects',
  suspend: 'Suspend',
  activate: 'Activate',
  suspended: '{{name}} is suspended and signed out everywhere.',
  activated: '{{name}} may sign in.',
} as const;
