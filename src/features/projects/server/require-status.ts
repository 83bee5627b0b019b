import { AppError } from '#kit/contract/errors.ts';
import type { MessageKey } from '#messages/keys.ts';
import type { ProjectRow } from './visible-projects.ts';

/** Refuses what the project's status does not allow. */
export function requireStatus(
  project: Pick<ProjectRow, 'status'>,
  status: ProjectRow['status'],
  message: MessageKey,
): void {
  if (project.status !== status) throw new AppError('conflict', { message });
}
