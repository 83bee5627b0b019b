import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { recordChanges } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { projectSubject } from '../../audit.ts';
import { projects } from '../tables.ts';

/** Whoever leaves a company takes their own projects along: nobody publishes under a company that they left. */
export async function takeProjectsAlong(
  tx: Db,
  actor: Actor,
  { companyId, userId }: { companyId: string; userId: string },
  now: Date,
): Promise<void> {
  const taken = await tx
    .update(projects)
    // Whoever has its settings open is told that they changed.
    .set({ company: null, revision: sql`${projects.revision} + 1` })
    .where(and(eq(projects.company, companyId), eq(projects.ownerId, userId)))
    .returning({ id: projects.id, name: projects.title });
  const change = {
    action: 'changed',
    ownerId: userId,
    before: { company: companyId },
    after: { company: null },
  } as const;
  await recordChanges(
    tx,
    actor,
    projectSubject,
    taken.map((project) => ({ ...change, ...project })),
    now,
  );
}
