import type { Channel, NotificationKind } from '#kit/contract/notification.ts';

/** How somebody is told of a kind: as they chose, while that may be chosen, else as is usual. */
export function channelOf(
  { kind, channels }: Pick<NotificationKind, 'kind' | 'channels'>,
  chosen: Readonly<Record<string, Channel>> = {},
): Channel {
  const channel = chosen[kind];
  return channel && channels.includes(channel) ? channel : channels[0];
}
