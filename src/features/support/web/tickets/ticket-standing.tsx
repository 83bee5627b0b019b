import { useText } from '#kit/web/i18n/use-i18n.ts';
import { StatusBadge, type StatusTone } from '#ui/dashboard/facts/status-badge.tsx';
import type { TicketStanding } from '../../contract/tickets.ts';

export const TICKET_TONES: Record<TicketStanding, StatusTone> = {
  overdue: 'danger',
  open: 'info',
  answered: 'success',
  closed: 'neutral',
};

export function TicketStandingBadge({ standing }: { standing: TicketStanding }) {
  const t = useText();
  return <StatusBadge tone={TICKET_TONES[standing]}>{t(`tickets:standingOf.${standing}`)}</StatusBadge>;
}
