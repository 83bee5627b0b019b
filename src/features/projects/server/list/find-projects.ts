import { and, count, eq, like, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/text/locale.ts';
import { searchKey } from '#domain/text/normalise.ts';
import type { MemberRole } from '#features/company/contract/roles.ts';
import { companies } from '#features/company/server/tables.ts';
import { accountName } from '#features/identity/public.ts';
import { users } from '#features/identity/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { countsOf, totalOf } from '#kit/server/api/counts-of.ts';
import { pageOf, readCursor } from '#kit/server/api/cursor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import { anywhere } from '#kit/server/database/like.ts';
import type { findProjects as endpoint, ProjectSummary } from '../../contract/list.ts';
import { PROJECT_STATUSES } from '../../contract/project.ts';
import { roleIn } from '../../policy.ts';
import { requireCategory } from '../categories/require-category.ts';
import type { CountResponsesByDay } from '../dashboard/responses-by-day.ts';
import type { ResponseCount } from '../response-count.ts';
import { projects } from '../tables.ts';
import { companyRoleOf, isTakenDown, ownedOrShared, statusAt } from '../visible-projects.ts';
import { projectOrder } from './project-order.ts';
import { recentResponses } from './recent-responses.ts';

type Query = Received<typeof endpoint>['query'];

interface Asked {
  locale: Locale;
  now: Date;
  responseCount: ResponseCount;
  responsesByDay: CountResponsesByDay;
}

/** The projects that the caller works with, searched, filtered and sorted, and how many there are by status. */
export async function findProjects(
  db: Db,
  actor: Actor,
  query: Query,
  { locale, now, responseCount, responsesByDay }: Asked,
) {
  const order = projectOrder(query.sort, locale, responseCount);
  const after = readCursor(query.cursor, order.cursor);
  const inAnyStatus = and(ownedOrShared(actor), ...filters(query));
  const status = statusAt(now);
  if (query.category !== undefined) await requireCategory(db, query.category);
  return await inSnapshot(db, async (tx) => {
    const rows = await tx
      .select({
        id: projects.id,
        kind: projects.kind,
        mode: projects.mode,
        title: projects.title,
        linkCode: projects.linkCode,
        theme: projects.theme,
        category: projects.category,
        languages: projects.languages,
        status,
        isTakenDown,
        privacy: projects.privacy,
        responses: responseCount(sql`projects.id`),
        responseLimit: projects.responseLimit,
        opensAt: projects.opensAt,
        endsAt: projects.endsAt,
        updatedAt: projects.updatedAt,
        ownerId: projects.ownerId,
        ownerName: accountName,
        companyRole: companyRoleOf(actor),
        company: { _id: companies.id, name: companies.name },
        place: order.place,
      })
      .from(projects)
      .innerJoin(users, eq(users.id, projects.ownerId))
      .leftJoin(companies, eq(companies.id, projects.company))
      .where(and(inAnyStatus, query.status && sql`${status} = ${query.status}`, after && order.after(after)))
      .orderBy(...order.by)
      .limit(query.limit + 1);
    const byStatus = await countByStatus(tx, inAnyStatus, status);
    const page = pageOf(rows, query.limit, (row) => [query.sort, row.place, row.id]);
    const projectIds = page.items.map(({ id }) => id);
    const recentOf = await recentResponses(tx, { projectIds, now, responsesByDay });
    return {
      items: page.items.map((row) => ({ ...summarise(row, actor), recent: recentOf(row.id) })),
      next: page.next,
      total: totalOf(byStatus, query.status),
      byStatus,
    };
  });
}

async function countByStatus(tx: Db, matches: SQL | undefined, status: ReturnType<typeof statusAt>) {
  // By its place in the list of columns: the expression holds a value, and two of them are not one to the database.
  const rows = await tx.select({ value: status, count: count() }).from(projects).where(matches).groupBy(sql`1`);
  return countsOf(PROJECT_STATUSES, rows);
}

function filters({ q, kind, mode, category, company }: Query): (SQL | undefined)[] {
  const wanted = searchKey(q ?? '');
  return [
    wanted === '' ? undefined : like(projects.searchKey, anywhere(wanted)),
    kind && eq(projects.kind, kind),
    mode && eq(projects.mode, mode),
    category === undefined ? undefined : eq(projects.category, category),
    company === undefined ? undefined : eq(projects.company, company),
  ];
}

interface Row
  extends Omit<ProjectSummary, '_id' | 'recent' | 'opensAt' | 'endsAt' | 'updatedAt' | 'role' | 'sharedBy'> {
  id: string;
  opensAt: Date | null;
  endsAt: Date | null;
  updatedAt: Date;
  ownerId: string;
  ownerName: string;
  companyRole: MemberRole | null;
}

function summarise(
  { id, opensAt, endsAt, updatedAt, ownerId, ownerName, companyRole, ...shown }: Row,
  actor: Actor,
): Omit<ProjectSummary, 'recent'> {
  return {
    _id: id,
    ...shown,
    opensAt: opensAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    role: roleIn(actor, { ownerId, companyRole }),
    sharedBy: ownerId === actor.id ? null : ownerName,
  };
}
