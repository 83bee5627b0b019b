/** The logs of changes and of sign-ins: what was done to what, in words. */
export const activities = {
  subject: { project: 'Project' },
  project: {
    created: 'Created',
    changed: 'Settings changed',
    edited: 'Questions edited',
    published: 'Published',
    closed: 'Closed',
    reopened: 'Reopened',
    deleted: 'Deleted',
    read: 'Answers read by staff',
  },
  field: {
    kind: 'Kind',
    status: 'Status',
    version: 'Version',
    questionnaire: 'Times the questions were saved',
    title: 'Title',
  },
  language: { en: 'English', bn: 'Bengali' },
  showResults: { never: 'No', after_voting: 'Yes' },
} as const;
