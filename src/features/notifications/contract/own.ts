import { z } from 'zod';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { idParams, listQuery, moment } from '#kit/contract/listing.ts';
import { NEWS } from '#kit/contract/notification.ts';

/** Beyond so many, the bell says only that there are more. */
export const MOST_UNREAD = 100;

const notification = z.object({
  _id: z.uuid().describe('Its id'),
  kind: z.string().describe('What kind of notification it is'),
  about: z.enum(NEWS).describe('What it is news of'),
  text: z.string().describe('What it says, in the language of the call'),
  more: z.string().nullable().describe('What there is to read besides; null for nothing'),
  link: z.string().nullable().describe('Address of the screen that it leads to, without the language; null for none'),
  read: z.boolean().describe('Whether it was marked as read'),
  createdAt: moment.describe('When it came, in UTC'),
});
export type Notification = z.infer<typeof notification>;

export const countUnread = endpoint({
  name: 'countUnread',
  method: 'GET',
  path: '/users/me/notifications/unread',
  summary: 'How many notifications the caller has not read',
  access: 'signed-in',
  data: z.object({ count: z.int().describe(`How many there are, counted to ${MOST_UNREAD} at most`) }),
});

export const findNotifications = endpoint({
  name: 'findNotifications',
  method: 'GET',
  path: '/users/me/notifications',
  summary: 'The notifications of the caller, the newest first',
  access: 'signed-in',
  query: listQuery
    .omit({ q: true })
    .extend({ unread: z.stringbool().optional().describe('Whether to leave out those that were read') }),
  data: z.object({
    items: z.array(notification).describe('This page of them'),
    next: z.string().nullable().describe('The cursor of the next page; null at the last'),
  }),
});

export const markRead = endpoint({
  name: 'markRead',
  method: 'PUT',
  path: '/users/me/notifications/:id/read',
  summary: 'Mark a notification as read, or as unread again',
  access: 'signed-in',
  params: idParams,
  body: z.strictObject({ read: z.boolean().describe('Whether it is read') }),
  data: done,
});

export const markAllRead = endpoint({
  name: 'markAllRead',
  method: 'POST',
  path: '/users/me/notifications/read',
  summary: 'Mark all notifications of the caller as read',
  access: 'signed-in',
  data: done,
});
