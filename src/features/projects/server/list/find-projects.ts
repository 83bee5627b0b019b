import { and, count, eq, like, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/text/locale.ts';
import { searchKey } from '#domain/text/normalise.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { pageOf, readCursor } from '#kit/server/api/cursor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { anywhere } from '#kit/server/database/like.ts';
import type { findProjects as endpoint, ProjectSummary } from '../../contract/list.ts';
import type { ResponseCount } from '../response-count.ts';
import { projects } from '../tables.ts';
import { statusAt } from '../visible-projects.ts';
import { projectOrder } from './project-order.ts';

type Query = Received<typeof endpoint>['query'];

/** The caller's own projects, searched, filtered and sorted. Two statements a page. */
export async function findProjects(
  db: Db,
  actor: Actor,
  query: Query,
  { locale, now, responseCount }: { locale: Locale; now: Date; responseCount: ResponseCount },
) {
  const order = projectOrder(query.sort, locale, responseCount);
  const after = readCursor(query.cursor, order.cursor);
  const matches = and(eq(projects.ownerId, actor.id), ...filters(query, now));
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(projects).where(matches),
    db
      .select({
        id: projects.id,
        kind: projects.kind,
        title: projects.title,
        languages: projects.languages,
        status: statusAt(now),
        privacy: projects.privacy,
        responses: responseCount(sql`projects.id`),
        responseLimit: projects.responseLimit,
        endsAt: projects.endsAt,
        updatedAt: projects.updatedAt,
        place: order.place,
      })
      .from(projects)
      .where(and(matches, after && order.after(after)))
      .orderBy(...order.by)
      .limit(query.limit + 1),
  ]);
  const page = pageOf(rows, query.limit, (row) => [query.sort, row.place, row.id]);
  return { items: page.items.map(summarise), next: page.next, total: counted?.total ?? 0 };
}

function filters({ q, kind, status }: Query, now: Date): (SQL | undefined)[] {
  const wanted = searchKey(q ?? '');
  return [
    wanted === '' ? undefined : like(projects.searchKey, anywhere(wanted)),
    kind && eq(projects.kind, kind),
    status && sql`${statusAt(now)} = ${status}`,
  ];
}

interface Row extends Omit<ProjectSummary, '_id' | 'endsAt' | 'updatedAt'> {
  id: string;
  endsAt: Date | null;
  updatedAt: Date;
}

function summarise({ id, endsAt, updatedAt, ...shown }: Row): ProjectSummary {
  return { _id: id, ...shown, endsAt: endsAt?.toISOString() ?? null, updatedAt: updatedAt.toISOString() };
}
