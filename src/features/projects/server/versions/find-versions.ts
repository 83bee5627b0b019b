import { and, count, desc, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import { pageOf, readCursor } from '#kit/server/api/cursor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import type { findVersions as endpoint } from '../../contract/versions.ts';
import { projects, versions } from '../tables.ts';
import { visibleTo } from '../visible-projects.ts';
import { publisher, publisherIs } from './publisher.ts';
import type { CountResponsesByVersion } from './responses-by-version.ts';

type Query = Received<typeof endpoint>['query'] & { id: string };

const cursor = z.tuple([z.int32()]);

/** The published versions of a project, the newest first, with how many responses each has. */
export async function findVersions(db: Db, actor: Actor, query: Query, responsesByVersion: CountResponsesByVersion) {
  const before = readCursor(query.cursor, cursor)?.[0];
  const ofProject = eq(versions.projectId, query.id);
  return await inSnapshot(db, async (tx) => {
    const [project] = await tx
      .select({ total: count(versions.number) })
      .from(projects)
      .leftJoin(versions, eq(versions.projectId, projects.id))
      .where(and(eq(projects.id, query.id), visibleTo(actor)))
      .groupBy(projects.id);
    if (!project) throw new AppError('not_found');
    const rows = await tx
      .select({ number: versions.number, publishedAt: versions.publishedAt, publishedBy: publisher })
      .from(versions)
      .leftJoin(...publisherIs)
      .where(and(ofProject, before === undefined ? undefined : lt(versions.number, before)))
      .orderBy(desc(versions.number))
      .limit(query.limit + 1);
    const page = pageOf(rows, query.limit, ({ number }) => [number]);
    const counts = await responsesByVersion(
      tx,
      query.id,
      page.items.map(({ number }) => number),
    );
    const items = page.items.map(({ number, publishedAt, publishedBy }) => ({
      ...{ number, publishedBy, publishedAt: publishedAt.toISOString() },
      responses: counts && (counts.get(number) ?? 0),
    }));
    return { items, next: page.next, total: project.total };
  });
}
