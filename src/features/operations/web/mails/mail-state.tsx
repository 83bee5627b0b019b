import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Text } from '#messages/text.ts';
import { StatusBadge, type StatusTone } from '#ui/dashboard/facts/status-badge.tsx';
import type { MAIL_STATES } from '../../contract.ts';

interface Sending {
  state: (typeof MAIL_STATES)[number];
  /** It counts as sent and reached nobody. */
  printed: boolean;
}

const TONES: Record<Sending['state'], StatusTone> = { queued: 'info', sent: 'success', failed: 'danger' };

/** How far an email is, in a word. */
export function stateOf({ state, printed }: Sending, t: Text): { tone: StatusTone; label: string } {
  if (state === 'sent' && printed) return { tone: 'warning', label: t('operations:printed') };
  return { tone: TONES[state], label: t(`operations:stateOf.${state}`) };
}

export function MailState(sending: Sending) {
  const { tone, label } = stateOf(sending, useText());
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
