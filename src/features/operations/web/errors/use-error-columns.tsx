import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { StatusTone } from '#ui/dashboard/facts/status-badge.tsx';
import type { Column } from '#ui/dashboard/lists/table/column.ts';
import type { LoggedError } from '../../contract/errors.ts';

export type ErrorStanding = 'open' | 'returned' | 'resolved';

export const STANDING_TONES: Record<ErrorStanding, StatusTone> = {
  open: 'warning',
  returned: 'danger',
  resolved: 'success',
};

/** How an error stands: what had been resolved and came back is more than open. */
export function standingOf({ state, returned }: Pick<LoggedError, 'state' | 'returned'>): ErrorStanding {
  return state === 'open' && returned ? 'returned' : state;
}

export function useErrorColumns(): Column<LoggedError>[] {
  const t = useText();
  return [
    {
      id: 'message',
      title: t('operations:errorLog.message'),
      kind: 'text',
      value: ({ message, type }) => message || type,
    },
    {
      id: 'place',
      title: t('operations:errorLog.place'),
      kind: 'text',
      width: 200,
      priority: 3,
      selfEvident: true,
      value: ({ place }) => place,
    },
    {
      id: 'source',
      title: t('operations:errorLog.source'),
      kind: 'text',
      width: 110,
      priority: 2,
      selfEvident: true,
      value: ({ source }) => t(`operations:errorLog.sourceOf.${source}`),
    },
    {
      id: 'state',
      title: t('operations:state'),
      kind: 'status',
      value: (error) => {
        const standing = standingOf(error);
        return { tone: STANDING_TONES[standing], label: t(`operations:errorLog.standing.${standing}`) };
      },
    },
    {
      id: 'count',
      title: t('operations:errorLog.count'),
      kind: 'amount',
      value: ({ count }) => count,
      onCard: ({ count }) => t('operations:errorLog.times', { count }),
    },
    {
      id: 'lastSeen',
      title: t('operations:errorLog.lastSeen'),
      kind: 'moment',
      selfEvident: true,
      value: ({ lastSeen }) => lastSeen,
    },
    {
      id: 'firstSeen',
      title: t('operations:errorLog.firstSeen'),
      kind: 'moment',
      priority: 3,
      value: ({ firstSeen }) => firstSeen,
    },
  ];
}
