import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { StatusTone } from '#ui/dashboard/facts/status-badge.tsx';
import type { Column } from '#ui/dashboard/lists/table/column.ts';
import type { ContactStanding, ContactSummary } from '../../contract/contacts.ts';

export const STANDING_TONES: Record<ContactStanding, StatusTone> = {
  overdue: 'danger',
  open: 'info',
  answered: 'success',
  closed: 'neutral',
};

/** What a list says of each contact. When it is due is said of those that wait. */
export function useContactColumns(): Column<ContactSummary>[] {
  const t = useText();
  const waits = ({ standing }: ContactSummary) => standing === 'open' || standing === 'overdue';
  return [
    { id: 'subject', title: t('support:subject'), kind: 'text', value: ({ subject }) => subject },
    {
      id: 'sender',
      title: t('support:sender'),
      kind: 'person',
      selfEvident: true,
      value: ({ name, email }) => ({ id: email, name, detail: email }),
    },
    {
      id: 'standing',
      title: t('support:standing'),
      kind: 'status',
      selfEvident: true,
      value: ({ standing }) => ({ tone: STANDING_TONES[standing], label: t(`support:standingOf.${standing}`) }),
    },
    {
      id: 'dueAt',
      title: t('support:due'),
      kind: 'moment',
      value: (contact) => (waits(contact) ? contact.dueAt : null),
    },
    { id: 'createdAt', title: t('support:came'), kind: 'moment', priority: 3, value: ({ createdAt }) => createdAt },
  ];
}
