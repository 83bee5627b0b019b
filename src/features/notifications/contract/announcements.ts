import { z } from 'zod';
import { ROLES } from '#kit/contract/actor.ts';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { countsBy, idParams, listOf, listQuery, moment } from '#kit/contract/listing.ts';
import { ANNOUNCING } from '../rate-limits.ts';

/** How an announcement stands. */
export const ANNOUNCEMENT_STATES = ['scheduled', 'published', 'withdrawn'] as const;
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number];

/** As `title` of an email it has to go on one line. */
const LONGEST_TITLE = 120;
const LONGEST_TEXT = 2_000;

function inBothLanguages(longest: number) {
  const text = z.string().trim().min(1, 'required').max(longest);
  return z.strictObject({ en: text.describe('In English'), bn: text.describe('In Bengali') });
}

export const announcementContent = z.strictObject({
  title: inBothLanguages(LONGEST_TITLE).describe('What it is about, in one line'),
  text: inBothLanguages(LONGEST_TEXT).describe('What there is to say'),
  roles: z.array(z.enum(ROLES).describe('A role')).min(1, 'required').max(ROLES.length).describe('Who is told'),
  startsAt: moment.nullable().describe('From when people are told, in UTC; null for at once'),
});
export type AnnouncementContent = z.infer<typeof announcementContent>;

const revision = z.int().min(1).describe('Number of this state of it');
const words = z.object({ en: z.string().describe('In English'), bn: z.string().describe('In Bengali') });

const announcement = z.object({
  _id: z.uuid().describe('Its id'),
  state: z.enum(ANNOUNCEMENT_STATES).describe('Waiting for its time, told, or taken back'),
  title: words.describe('What it is about'),
  text: words.describe('What there is to say'),
  roles: z.array(z.enum(ROLES).describe('A role')).describe('Who is told'),
  startsAt: moment.describe('From when people are told, in UTC'),
  sent: z.int().describe('How many people were told'),
  seen: z.int().describe('How many of them have read it'),
  revision,
});
export type Announcement = z.infer<typeof announcement>;

const state = z.enum(ANNOUNCEMENT_STATES).optional().describe('How it stands');

export const findAnnouncements = endpoint({
  name: 'findAnnouncements',
  method: 'GET',
  path: '/announcements',
  summary: 'Announcements, the latest first, and how many people have read each',
  access: 'announcements',
  query: listQuery.extend({ state }),
  data: listOf(announcement).extend({ byState: countsBy(ANNOUNCEMENT_STATES) }),
});

export const getAnnouncement = endpoint({
  name: 'getAnnouncement',
  method: 'GET',
  path: '/announcements/:id',
  summary: 'An announcement',
  access: 'announcements',
  params: idParams,
  data: announcement,
});

export const createAnnouncement = endpoint({
  name: 'createAnnouncement',
  method: 'POST',
  path: '/announcements',
  summary: 'Announce something to everybody of some roles, at once or at a time',
  access: 'announcements',
  limits: [ANNOUNCING],
  status: 201,
  message: 'saved',
  body: announcementContent,
  data: announcement,
});

export const updateAnnouncement = endpoint({
  name: 'updateAnnouncement',
  method: 'PUT',
  path: '/announcements/:id',
  summary: 'Change an announcement, also for those who were told already',
  access: 'announcements',
  limits: [ANNOUNCING],
  message: 'saved',
  params: idParams,
  body: announcementContent.extend({ revision }),
  data: announcement,
});

export const withdrawAnnouncement = endpoint({
  name: 'withdrawAnnouncement',
  method: 'POST',
  path: '/announcements/:id/withdraw',
  summary: 'Take an announcement back: it is among nobody’s notifications any more',
  access: 'announcements',
  limits: [ANNOUNCING],
  message: 'saved',
  params: idParams,
  data: done,
});

export const restoreAnnouncement = endpoint({
  name: 'restoreAnnouncement',
  method: 'POST',
  path: '/announcements/:id/restore',
  summary: 'Make an announcement that was taken back anew; who had read it has read it',
  access: 'announcements',
  limits: [ANNOUNCING],
  message: 'restored',
  params: idParams,
  data: done,
});
