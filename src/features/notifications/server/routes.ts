import { signedIn } from '#kit/server/api/request-context.ts';
import { type Route, route, whenDone } from '#kit/server/api/route.ts';
import * as announced from '../contract/announcements.ts';
import * as own from '../contract/own.ts';
import * as settings from '../contract/settings.ts';
import { createAnnouncement } from './announcements/create-announcement.ts';
import { findAnnouncements } from './announcements/find-announcements.ts';
import { getAnnouncement } from './announcements/get-announcement.ts';
import { updateAnnouncement } from './announcements/update-announcement.ts';
import { withdrawAnnouncement } from './announcements/withdraw-announcement.ts';
import { chooseDigest, getDigestChoice } from './digest/digest-choice.ts';
import { countUnread } from './own/count-unread.ts';
import { findNotifications } from './own/find-notifications.ts';
import { getSettings } from './own/get-settings.ts';
import { markAllRead, markRead } from './own/mark-read.ts';
import { updateSettings } from './own/update-settings.ts';
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
      getSettings(context.db, signedIn(context), { ...context, kinds }),
    ),
    route(settings.updateNotificationSettings, (context, { body }) =>
      updateSettings(context.db, signedIn(context), body, { ...context, kinds }),
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
    whenDone(withdrawAnnouncement(context.db, signedIn(context), { ...params, withdrawn: true }, context.now)),
  ),
  route(announced.restoreAnnouncement, (context, { params }) =>
    whenDone(withdrawAnnouncement(context.db, signedIn(context), { ...params, withdrawn: false }, context.now)),
  ),
];
