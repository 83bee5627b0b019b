import { useText } from '#kit/web/i18n/use-i18n.ts';
import { StatusBadge } from '#ui/dashboard/status-badge.tsx';
import { type ProjectStatus, STATUS_TONES } from '../contract/project.ts';

export function ProjectStatusBadge({ status }: { status: ProjectStatus }) {
  const t = useText();
  return <StatusBadge tone={STATUS_TONES[status]}>{t(`projects:status.${status}`)}</StatusBadge>;
}
