import { useText } from '#kit/web/i18n/use-i18n.ts';
import { StatusBadge, type StatusTone } from '#ui/dashboard/status-badge.tsx';
import type { ProjectStatus } from '../contract.ts';

const TONES: Record<ProjectStatus, StatusTone> = { draft: 'neutral', processing: 'success', complete: 'info' };

export function ProjectStatusBadge({ status }: { status: ProjectStatus }) {
  const t = useText();
  return <StatusBadge tone={TONES[status]}>{t(`projects:status.${status}`)}</StatusBadge>;
}
