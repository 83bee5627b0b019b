import { useText } from '#kit/web/i18n/use-i18n.ts';
import { StatusBadge, type StatusTone } from '#ui/dashboard/status-badge.tsx';
import type { MAIL_STATES } from '../contract.ts';

type MailState = (typeof MAIL_STATES)[number];

const TONES: Record<MailState, StatusTone> = { queued: 'info', sent: 'success', failed: 'danger' };

export function MailState({ state }: { state: MailState }) {
  const t = useText();
  return <StatusBadge tone={TONES[state]}>{t(`operations:stateOf.${state}`)}</StatusBadge>;
}
