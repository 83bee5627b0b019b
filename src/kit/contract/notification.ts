import type { Text } from '#messages/text.ts';

/** How somebody is told: on the screen, by email, by both, or not at all. */
export const CHANNELS = ['app', 'mail', 'both', 'none'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What there may be news of; each has a sign of its own. */
export const NEWS = ['responses', 'project', 'support', 'announcement', 'account'] as const;
export type News = (typeof NEWS)[number];

/** What a notification says, as its words take it. */
export type Told<Value extends string> = Readonly<Record<Value, string | number>>;

/**
 * A kind of notification, as the feature that it comes from describes it. All of them stand in
 * `app/notification-kinds.ts`.
 */
export interface NotificationKind<Value extends string = string> {
  /** Stored with every notification, so it stays what it is. */
  kind: string;
  about: News;
  /** What it is called among the settings. */
  label: (t: Text) => string;
  /** Who may be told of it: people of the dashboard, of the back office, or of both. */
  audience: 'users' | 'staff' | 'everyone';
  /** The channels among which a person chooses, the usual one first. Without `none` it is compulsory. */
  channels: readonly [Channel, ...Channel[]];
  /** Its feature writes the email itself: it says more than that something is new. */
  mailsItself?: true;
  /** In one line. A method, so that a list holds kinds with values of any names. */
  says(t: Text, values: Told<Value>): string;
  /** What there is to read below that line. */
  saysMore?(t: Text, values: Told<Value>): string;
}

/** Holds a kind to the names of its own values. */
export function notificationKind<Value extends string = never>(kind: NotificationKind<Value>): NotificationKind<Value> {
  return kind;
}
