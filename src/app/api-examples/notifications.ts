import * as announced from '#features/notifications/contract/announcements.ts';
import * as own from '#features/notifications/contract/own.ts';
import * as settings from '#features/notifications/contract/settings.ts';
import { reportPaths } from '#features/reports/paths.ts';
import { exampleOf } from '#kit/server/api/example.ts';
import { AT, EMAIL, PROJECT, TITLE } from './story.ts';

const NOTIFICATION = '0199f2c9-1a2b-7c3d-8e4f-5a6b7c8d9e0f';
const ANNOUNCEMENT = '0199f2c9-2b3c-7d4e-9f50-6b7c8d9e0f1a';
const LEAVE = 'pQ7sT2vX4zB6dF8hJ0kM3nR5uW9yA1cE-gI_lOqS2tU';

const notification = {
  _id: NOTIFICATION,
  kind: 'first_response',
  about: 'responses' as const,
  text: `“${TITLE.en}” has its first response.`,
  more: null,
  link: reportPaths.responseReports({ _id: PROJECT, kind: 'survey', mode: null }),
  read: false,
  createdAt: AT.completed,
};

const content = {
  title: { en: 'Planned work on Friday', bn: 'শুক্রবার পরিকল্পিত কাজ' },
  text: {
    en: 'From 1:00 to 2:00 at night nothing can be published.',
    bn: 'রাত ১টা থেকে ২টা পর্যন্ত কিছু প্রকাশ করা যাবে না।',
  },
  roles: ['user' as const],
};
const announcement = {
  ...content,
  _id: ANNOUNCEMENT,
  state: 'published' as const,
  startsAt: AT.created,
  sent: 1_284,
  seen: 417,
  revision: 1,
};
const ofAnnouncement = { params: { id: ANNOUNCEMENT } };

const chosen = { digest: true, locale: 'en' as const };
const told = {
  kinds: [
    {
      kind: 'first_response',
      label: 'The first response to a project',
      channel: 'both' as const,
      offered: ['app' as const, 'both' as const, 'mail' as const, 'none' as const],
    },
  ],
  ...chosen,
  email: EMAIL,
};

export const notificationExamples = [
  exampleOf(own.countUnread, { data: { count: 1 } }),
  exampleOf(own.findNotifications, { query: { unread: 'true' }, data: { items: [notification], next: null } }),
  exampleOf(own.markRead, { params: { id: NOTIFICATION }, body: { read: true }, data: {} }),
  exampleOf(own.markAllRead, { data: {} }),
  exampleOf(settings.getNotificationSettings, { data: { ...told, revision: 1 } }),
  exampleOf(settings.updateNotificationSettings, {
    body: { channels: { first_response: 'both' }, ...chosen, revision: 1 },
    data: { ...told, revision: 2 },
  }),
  exampleOf(settings.getDigestChoice, { params: { token: LEAVE }, data: { digest: true } }),
  exampleOf(settings.chooseDigest, { params: { token: LEAVE }, body: { digest: false }, data: {} }),
  exampleOf(announced.findAnnouncements, {
    query: { state: 'published' },
    data: { items: [announcement], next: null, total: 1, byState: { scheduled: 0, published: 1, withdrawn: 0 } },
  }),
  exampleOf(announced.getAnnouncement, { ...ofAnnouncement, data: announcement }),
  exampleOf(announced.createAnnouncement, { body: { ...content, startsAt: null }, data: announcement }),
  exampleOf(announced.updateAnnouncement, {
    ...ofAnnouncement,
    body: { ...content, startsAt: null, revision: 1 },
    data: { ...announcement, revision: 2 },
  }),
  exampleOf(announced.withdrawAnnouncement, { ...ofAnnouncement, data: {} }),
  exampleOf(announced.restoreAnnouncement, { ...ofAnnouncement, data: {} }),
];
