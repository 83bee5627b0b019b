import { localizedText } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { StatusTone } from '#ui/dashboard/facts/status-badge.tsx';
import type { Column } from '#ui/dashboard/lists/table/column.ts';
import type { Announcement, AnnouncementState } from '../../contract/announcements.ts';

export const ANNOUNCEMENT_TONES: Record<AnnouncementState, StatusTone> = {
  scheduled: 'info',
  published: 'success',
  withdrawn: 'neutral',
};

/** What the list says of each: how it stands, who is told, since when, and how many have read it. */
export function useAnnouncementColumns(): Column<Announcement>[] {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  return [
    {
      id: 'title',
      title: t('announcements:title'),
      kind: 'text',
      value: ({ title }) => localizedText(title, locale),
    },
    {
      id: 'state',
      title: t('announcements:state'),
      kind: 'status',
      selfEvident: true,
      value: ({ state }) => ({ tone: ANNOUNCEMENT_TONES[state], label: t(`announcements:stateOf.${state}`) }),
    },
    {
      id: 'roles',
      title: t('announcements:roles'),
      kind: 'text',
      width: 200,
      priority: 2,
      value: ({ roles }) => roles.map((role) => t(`announcements:roleOf.${role}`)).join(', '),
    },
    {
      id: 'seen',
      title: t('announcements:seen'),
      kind: 'text',
      width: 168,
      value: ({ seen, sent }) =>
        sent === 0 ? null : t('announcements:seenOf', { seen: format.number(seen), sent: format.number(sent) }),
    },
    {
      id: 'startsAt',
      title: t('announcements:startsAt'),
      kind: 'moment',
      priority: 2,
      value: ({ startsAt }) => startsAt,
    },
  ];
}
