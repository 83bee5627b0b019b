import { signedIn } from '#kit/server/api/request-context.ts';
import { type Route, route, whenDone } from '#kit/server/api/route.ts';
import * as announced from '../contract/announcements.ts';
import * as own from '../contract/own.ts';
import * as settings from '../contract/settings.ts';
import { createAnnouncement } from './announcements/create-announcement.ts';
import { findAnnouncements } from './announcements/find-announcements.ts';
import { getAnnouncement } from './announcements/get-announcement.ts';
import { restoreAnnouncement } from './announcements/restore-announcement.ts';
import { updateAnnouncement } from './announcements/update-announcement.ts';
import { withdrawAnnouncement } from './announcements/withdraw-announcement.ts';
import { chooseDigest } from './digest/choose-digest.ts';
import { getDigestChoice } from './digest/get-digest-choice.ts';
import { countUnread } from './own/count-unread.ts';
import { findNotifications } from './own/find-notifications.ts';
import { getNotificationSettings } from './own/get-notification-settings.ts';
import { markAllRead } from './own/mark-all-read.ts';
import { markRead } from './own/mark-read.ts';
import { updateNotificationSettings } from './own/update-notification-settings.ts';
import type { Kinds } from './words-of.ts';

/** Every call of notifications. */
export function notificationRoutes(kinds: Kinds): Route[] {
  return [...ownRoutes(kinds), ...announcementRoutes];
}

function ownRoutes(kinds: Kinds): Route[] {
  return [
    route(own.countUnread, (context) => countUnread(context.db, signedIn(context))),
    route(own.findNotifications, (context, { query }) =>
      findNotifications(context.db, signedIn(context), query, { ...context, kinds }),
    ),
    route(own.markRead, (context, { params, body }) =>
      whenDone(markRead(context.db, signedIn(context), { ...params, ...body }, context.now)),
    ),
    route(own.markAllRead, (context) => whenDone(markAllRead(context.db, signedIn(context), context.now))),
    route(settings.getNotificationSettings, (context) =>
      getNotificationSettings(context.db, signedIn(context), { ...context, kinds }),
    ),
    route(settings.updateNotificationSettings, (context, { body }) =>
      updateNotificationSettings(context.db, signedIn(context), body, { ...context, kinds }),
    ),
    route(settings.getDigestChoice, ({ db }, { params }) => getDigestChoice(db, params.token)),
    route(settings.chooseDigest, ({ db, now, ip, requestId }, { params, body }) =>
      whenDone(chooseDigest(db, { ...params, ...body }, { now, ip, requestId })),
    ),
  ];
}

const announcementRoutes: Route[] = [
  route(announced.findAnnouncements, ({ db, now }, { query }) => findAnnouncements(db, query, now)),
  route(announced.getAnnouncement, ({ db, now }, { params }) => getAnnouncement(db, params.id, now)),
  route(announced.createAnnouncement, (context, { body }) =>
    createAnnouncement(context.db, signedIn(context), body, context.now),
  ),
  route(announced.updateAnnouncement, (context, { params, body }) =>
    updateAnnouncement(context.db, signedIn(context), { ...params, ...body }, context.now),
  ),
  route(announced.withdrawAnnouncement, (context, { params }) =>
    whenDone(withdrawAnnouncement(context.db, signedIn(context), params.id, context.now)),
  ),
  route(announced.restoreAnnouncement, (context, { params }) =>
    whenDone(restoreAnnouncement(context.db, signedIn(context), params.id, context.now)),
  ),
];
