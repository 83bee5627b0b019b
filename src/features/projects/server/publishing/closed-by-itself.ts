import { projects } from '../tables.ts';

/** What is read of projects that time or a limit closed, to record it. */
export const closedColumns = { id: projects.id, ownerId: projects.ownerId, name: projects.title };

type Closed = Pick<typeof projects.$inferSelect, 'id' | 'ownerId'> & { name: (typeof projects.$inferSelect)['title'] };

/** How the logs tell of one that nobody closed by hand. */
export function closedByItself(project: Closed) {
  const states = { before: { status: 'processing' }, after: { status: 'complete' } };
  return { action: 'closed', ...project, ...states } as const;
}
