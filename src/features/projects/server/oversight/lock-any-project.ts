import { and, eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { projects } from '../tables.ts';
import { type ProjectRow, statusOf, visibleTo } from '../visible-projects.ts';

/** Anybody's project that the caller sees, locked until the transaction ends. */
export async function lockAnyProject(tx: Db, actor: Actor, projectId: string, now: Date): Promise<ProjectRow> {
  const [project] = await tx
    .select()
    .from(projects)
    .where(and(eq(projects.id, projectId), visibleTo(actor)))
    .for('update');
  if (!project) throw new AppError('not_found');
  return { ...project, status: statusOf(project, now) };
}
