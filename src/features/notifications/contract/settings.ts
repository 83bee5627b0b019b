import { z } from 'zod';
import { LOCALES } from '#domain/text/locale.ts';
import { done, endpoint } from '#kit/contract/endpoint.ts';
import { CHANNELS } from '#kit/contract/notification.ts';

const channel = z.enum(CHANNELS).describe('On the screen (`app`), by email (`mail`), by both, or not at all (`none`)');

const digest = z.boolean().describe('Whether what is unread comes once a day by email');
const locale = z.enum(LOCALES).describe('Language of the emails');
const revision = z.int().min(0).describe('Number of this state of them');

const settings = z.object({
  kinds: z
    .array(
      z.object({
        kind: z.string().describe('What kind of notification it is'),
        label: z.string().describe('What it is called, in the language of the call'),
        channel,
        offered: z
          .array(channel)
          .describe('What may be chosen for it, the usual first; without `none` it is compulsory'),
      }),
    )
    .describe('Every kind that the caller may be told of'),
  digest,
  locale,
  email: z.string().nullable().describe('Where emails go; null where the account has no email address'),
  revision,
});
export type NotificationSettings = z.infer<typeof settings>;

export const getNotificationSettings = endpoint({
  name: 'getNotificationSettings',
  method: 'GET',
  path: '/users/me/notification-settings',
  summary: 'How the caller is told of what is new',
  access: 'signed-in',
  data: settings,
});

export const updateNotificationSettings = endpoint({
  name: 'updateNotificationSettings',
  method: 'PUT',
  path: '/users/me/notification-settings',
  summary: 'Choose how to be told of what is new',
  access: 'signed-in',
  message: 'saved',
  body: z.strictObject({
    channels: z
      .record(z.string().max(60), channel)
      .describe('By kind, how to be told of it; of a kind that is left out, as is usual'),
    digest,
    locale,
    revision,
  }),
  data: settings,
});

const tokenParams = z.object({
  token: z
    .string()
    .regex(/^[\w-]{43}$/)
    .describe('Out of the link in the email'),
});

export const getDigestChoice = endpoint({
  name: 'getDigestChoice',
  method: 'GET',
  path: '/digest/:token',
  summary: 'Whether somebody is sent the daily email, by the link in it',
  access: 'anyone',
  params: tokenParams,
  data: z.object({ digest }),
});

export const chooseDigest = endpoint({
  name: 'chooseDigest',
  method: 'PUT',
  path: '/digest/:token',
  summary: 'End the daily email, or take it up again, by the link in it',
  access: 'anyone',
  repeatable: false,
  params: tokenParams,
  body: z.strictObject({ digest }),
  data: done,
});
