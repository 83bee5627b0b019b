import * as log from '#features/operations/contract/activities.ts';
import * as failures from '#features/operations/contract/errors.ts';
import * as templates from '#features/operations/contract/mail-templates.ts';
import * as state from '#features/operations/contract/state.ts';
import * as operations from '#features/operations/contract.ts';
import { projectPaths } from '#features/projects/paths.ts';
import { exampleOf } from '#kit/server/api/example.ts';
import { AT, EMAIL, OWNER, PROJECT, TITLE } from './story.ts';

const MAIL = '0199f2c4-8a10-7e22-8f3a-6b7c8d9e0f21';

const mail = {
  _id: MAIL,
  to: EMAIL,
  subject: 'Your code for Jorip',
  template: 'registerCode',
  state: 'sent' as const,
  printed: false,
  attempts: 1,
  createdAt: AT.created,
  sentAt: AT.created,
  error: null,
};

const words = {
  subject: { en: 'Your Jorip code', bn: 'আপনার Jorip কোড' },
  body: {
    en: '{{code}}\n\nEnter this code within {{minutes}} minutes.',
    bn: '{{code}}\n\n{{minutes}} মিনিটের মধ্যে কোডটি লিখুন।',
  },
};
const template = {
  name: 'registerCode',
  words,
  own: words,
  edited: true,
  revision: 1,
  variables: [
    { name: 'code', needed: 'body' as const, alone: true, sample: { en: '482916', bn: '482916' } },
    { name: 'minutes', needed: null, alone: false, sample: { en: '10', bn: '১০' } },
  ],
};
const ofTemplate = { params: { name: template.name } };
const tried = { locale: 'en' as const, subject: words.subject.en, body: words.body.en };

const ACTIVITY = '0199f2c6-1a22-7b40-9d31-0f1e2d3c4b5a';

const activity = {
  _id: ACTIVITY,
  at: AT.created,
  log: 'changes' as const,
  subject: 'project',
  action: 'changed',
  subjectId: PROJECT,
  name: TITLE,
  fields: ['showProgress'],
  actor: { _id: OWNER, fullName: 'Rahima Akter', role: 'user' as const },
  ip: '203.0.113.9',
};

const FAILURE = '0199f2c8-3b10-7c22-8e3a-5d6e7f8a9b0c';

const failure = {
  _id: FAILURE,
  source: 'server' as const,
  type: 'TypeError',
  message: 'No such tea',
  place: 'GET /surveys/:id',
  count: 3,
  firstSeen: AT.created,
  lastSeen: AT.read,
  state: 'open' as const,
  returned: false,
};

export const operationsExamples = [
  exampleOf(templates.findMailTemplates, {
    data: [{ name: template.name, subject: words.subject, edited: true, changedAt: AT.created }],
  }),
  exampleOf(templates.getMailTemplate, { ...ofTemplate, data: template }),
  exampleOf(templates.findMailVersions, {
    ...ofTemplate,
    data: [{ revision: 1, words, isOwn: false, author: 'Rahima Akter', at: AT.created }],
  }),
  exampleOf(templates.updateMailTemplate, { ...ofTemplate, body: { ...words, revision: 0 }, data: template }),
  exampleOf(templates.resetMailTemplate, {
    ...ofTemplate,
    body: { revision: 1 },
    data: { ...template, edited: false, revision: 2 },
  }),
  exampleOf(templates.previewMail, {
    ...ofTemplate,
    body: tried,
    data: { subject: tried.subject, html: '<!doctype html>…', text: '482916\n\nEnter this code within 10 minutes.' },
  }),
  exampleOf(templates.sendTestMail, { ...ofTemplate, body: tried, data: {} }),
  exampleOf(log.findActivities, {
    query: { subject: 'project', thing: PROJECT },
    data: { items: [activity], next: null, total: 1 },
  }),
  exampleOf(log.findOwnActivities, {
    query: { log: 'changes' },
    data: { items: [activity], next: null, total: 1 },
  }),
  exampleOf(log.findProjectActivities, {
    params: { id: PROJECT },
    data: { items: [activity], next: null, total: 1 },
  }),
  exampleOf(log.getActivity, {
    params: { id: ACTIVITY },
    data: {
      ...activity,
      changes: [{ field: 'showProgress', isKept: true, before: true, after: false }],
      requestId: '6f1c2d3e-4b5a-4978-8a6b-5c4d3e2f1a0b',
      place: projectPaths.build({ _id: PROJECT, kind: 'survey', mode: null }),
    },
  }),
  exampleOf(operations.findMails, {
    query: { state: 'sent', q: EMAIL },
    data: { items: [mail], next: null, total: 1, byState: { queued: 0, sent: 1, failed: 0 } },
  }),
  exampleOf(operations.getMail, {
    params: { id: MAIL },
    data: {
      ...mail,
      html: '<h1>Your Jorip code</h1><p>••••••</p><p>Type this code on the page where you registered.</p>',
      text: '••••••\n\nType this code on the page where you registered.',
      code: 'hidden',
    },
  }),
  exampleOf(operations.resendMail, { params: { id: MAIL }, data: {} }),
  exampleOf(operations.getOverview, {
    data: {
      now: AT.read,
      users: 120,
      projects: 64,
      collecting: 17,
      responses: 5_230,
      days: [{ day: AT.published.slice(0, 10), responses: 41, users: 2 }],
      newestAccounts: [{ _id: OWNER, fullName: 'Rahima Akter', role: 'user', createdAt: AT.created }],
      newestProjects: [
        {
          _id: PROJECT,
          kind: 'survey',
          mode: null,
          title: TITLE,
          owner: 'Rahima Akter',
          status: 'processing',
          responses: 41,
          createdAt: AT.created,
        },
      ],
      mails: { sent: 96, printed: 0, failed: 0, queued: 0, queuedSince: null },
      jobs: { waiting: 0, running: 1, failed: 0, workedAt: AT.read },
      contacts: { waiting: 4, overdue: 1 },
      tickets: { waiting: 3, overdue: 0 },
      errors: { open: 1 },
      disk: { low: false },
      backup: { missing: true },
    },
  }),
  exampleOf(state.getOperations, {
    data: {
      now: AT.read,
      program: { version: '0.1.0', builtAt: AT.created, node: '24.10.0', role: 'all', startedAt: AT.created },
      database: {
        kind: 'embedded',
        version: '17.5',
        bytes: 48_000_000,
        migrations: 52,
        pending: 0,
        migratedAt: AT.created,
      },
      jobs: {
        workedAt: AT.read,
        kinds: [
          { kind: 'deliver-mail', waiting: 0, running: 1, failed: 2, failedAt: AT.saved, error: 'The server is away' },
        ],
      },
      disk: { free: 21e9, total: 80e9, low: false, warnsBelow: 1e9, keepsFiles: true },
      mail: { sends: true, waiting: 1, sentAt: AT.read, failedAt: AT.saved, error: 'The server is away' },
      backup: { at: AT.created, bytes: 12_000_000 },
      errors: { open: 1 },
      kept: { activities: 730, mails: 365, errors: 90, notifications: 180 },
    },
  }),
  exampleOf(state.retryJobs, { params: { kind: 'deliver-mail' }, data: { count: 2 } }),
  exampleOf(state.discardJobs, { params: { kind: 'deliver-mail' }, data: { count: 2 } }),
  exampleOf(failures.findErrors, {
    query: { state: 'open' },
    data: { items: [failure], next: null, total: 1, byState: { open: 1, resolved: 0 } },
  }),
  exampleOf(failures.getError, {
    params: { id: FAILURE },
    data: {
      ...failure,
      trace: 'TypeError: No such tea\n    at pour (/srv/jorip/build/main/main.js:120:11)',
      requestIds: ['6f1c2d3e-4b5a-4978-8a6b-5c4d3e2f1a0b'],
      resolvedAt: null,
    },
  }),
  exampleOf(failures.resolveError, { params: { id: FAILURE }, data: {} }),
  exampleOf(failures.reopenError, { params: { id: FAILURE }, data: {} }),
  exampleOf(failures.reportBrowserError, {
    body: {
      type: 'TypeError',
      message: 'Cannot read properties of undefined',
      trace: 'TypeError: Cannot read properties of undefined\n    at https://jorip.example/assets/1a2b3c4.js:1:2034',
      path: '/faq',
    },
    data: {},
  }),
];
