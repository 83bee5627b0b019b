import { and, eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { projects, versions } from '../tables.ts';
import { visibleTo } from '../visible-projects.ts';
import { publisher, publisherIs } from './publisher.ts';
import { wholeVersion } from './whole-version.ts';

/** A version as it was published, for its owner and the staff. */
export async function getVersion(db: Db, actor: Actor, { id, number }: { id: string; number: number }) {
  const [version] = await db
    .select({
      ...{ number: versions.number, publishedAt: versions.publishedAt, publishedBy: publisher },
      questionnaire: wholeVersion,
    })
    .from(versions)
    .innerJoin(projects, eq(projects.id, versions.projectId))
    .leftJoin(...publisherIs)
    .where(and(eq(versions.projectId, id), eq(versions.number, number), visibleTo(actor)));
  if (!version) throw new AppError('not_found');
  return { ...version, publishedAt: version.publishedAt.toISOString() };
}
