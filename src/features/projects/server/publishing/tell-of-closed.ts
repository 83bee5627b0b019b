import { notify } from '#features/notifications/public.ts';
import { reportPaths } from '#features/reports/paths.ts';
import { recordChanges, THE_PRODUCT } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { projectSubject } from '../../audit.ts';
import { projectClosedKind } from '../../notifications.ts';
import { peopleOfProject } from '../people-of-project.ts';
import { projects } from '../tables.ts';

/** What is read of projects that time or a limit closed, to record it. */
export const closedColumns = {
  id: projects.id,
  ownerId: projects.ownerId,
  kind: projects.kind,
  mode: projects.mode,
  name: projects.title,
};

type Closed = Pick<typeof projects.$inferSelect, 'id' | 'ownerId' | 'kind' | 'mode'> & {
  name: (typeof projects.$inferSelect)['title'];
};

/** Records of projects that nobody closed by hand, and tells whoever works with them. */
export async function tellOfClosed(tx: Db, closed: readonly Closed[], now: Date): Promise<void> {
  const states = { before: { status: 'processing' }, after: { status: 'complete' } };
  const changes = closed.map(
    ({ kind: _kind, mode: _mode, ...project }) => ({ action: 'closed', ...project, ...states }) as const,
  );
  await recordChanges(tx, THE_PRODUCT, projectSubject, changes, now);
  for (const { id, kind, mode, name } of closed) {
    const to = await peopleOfProject(tx, id);
    const news = { to, values: { project: name }, link: reportPaths.responseReports({ _id: id, kind, mode }) };
    await notify(tx, projectClosedKind, news, now);
  }
}
