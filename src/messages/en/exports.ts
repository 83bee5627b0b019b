/** Names of columns and files that people download. */
export const exports = {
  responses: 'responses',
  responseId: 'Response ID',
  startedAt: 'Started (Dhaka time)',
  completedAt: 'Completed (Dhaka time)',
  seconds: 'Seconds',
  language: 'Language',
  version: 'Version',
  notAsked: 'Not asked',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
} as const;
