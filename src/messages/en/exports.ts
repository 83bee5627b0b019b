/** Names of columns and files that people download. */
export const exports = {
  responses: 'responses',
  /** In the name of a file, after the title of the project. */
  grades: 'marks by person',
  cut: '… [Cut off here: an Excel cell holds no more. The CSV file has all of it.]',
  /** In the name of a file that does not hold all. */
  until: 'to {{time}}',
  responseId: 'Response ID',
  startedAt: 'Started (Dhaka time)',
  completedAt: 'Completed (Dhaka time)',
  seconds: 'Seconds',
  endedBy: 'Submitted by',
  endedByOf: { respondent: 'Respondent', deadline: 'Time up', close: 'Closing of the quiz' },
  language: 'Language',
  version: 'Version',
  round: 'Round',
  notAsked: 'Not asked',
  id: 'ID',
  attempts: 'Attempts',
  submitted: 'Submitted',
  rounds: 'Rounds',
  lastAt: 'Last started (Dhaka time)',
  /** Answered before other answers led past the question. */
  offPath: 'Off the path',
  notInVersion: 'Not in their version',
  /** After the title of the question: who would recommend it, who would not. */
  scoreGroup: 'group',
  /** After the title of the question. */
  fileAddresses: 'addresses',
  /** After the title of the question: the number of the text that was agreed to. */
  consentText: 'number of the text',
  marks: 'Marks',
  points: 'Out of',
  percent: 'Per cent',
  passed: 'Passed',
  yes: 'Yes',
  no: 'No',
  promoters: 'Promoter',
  passives: 'Passive',
  detractors: 'Detractor',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
} as const;
