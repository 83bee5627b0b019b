import { eq } from 'drizzle-orm';
import { MINUTE_MS } from '#domain/text/durations.ts';
import { type Actor, isStaff } from '#kit/contract/actor.ts';
import { recordSitting } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { projectSubject } from '../audit.ts';
import { projects } from './tables.ts';

/** Going from one answer to the next is one look. */
const SITTING_MS = 60 * MINUTE_MS;

/** Records that staff look at answers of a project that is not theirs, for its owner to see. */
export async function recordReading(db: Db, actor: Actor, projectId: string, now: Date): Promise<void> {
  if (!isStaff(actor)) return;
  const [project] = await db
    .select({ ownerId: projects.ownerId, name: projects.title })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!project || actor.id === project.ownerId) return;
  const read = { action: 'read', id: projectId, ...project, perMs: SITTING_MS } as const;
  await recordSitting(db, actor, projectSubject, read, now);
}
