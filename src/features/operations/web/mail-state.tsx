import { useText } from '#kit/web/i18n/use-i18n.ts';
import { StatusBadge, type StatusTone } from '#ui/dashboard/status-badge.tsx';
import type { MAIL_STATES } from '../contract.ts';

type MailState = (typeof MAIL_STATES)[number];

interface MailStateProps {
  state: MailState;
  /** It counts as sent and reached nobody. */
  printed: boolean;
}

const TONES: Record<MailState, StatusTone> = { queued: 'info', sent: 'success', failed: 'danger' };

export function MailState({ state, printed }: MailStateProps) {
  const t = useText();
  if (state === 'sent' && printed) return <StatusBadge tone="warning">{t('operations:printed')}</StatusBadge>;
  return <StatusBadge tone={TONES[state]}>{t(`operations:stateOf.${state}`)}</StatusBadge>;
}
