import { and, count, eq, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/text/locale.ts';
import { cleanText, searchKey } from '#domain/text/normalise.ts';
import { accountName } from '#features/identity/public.ts';
import { users } from '#features/identity/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { countsOf, totalOf } from '#kit/server/api/counts-of.ts';
import { pageOf, readCursor } from '#kit/server/api/cursor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import { anywhere, hasText } from '#kit/server/database/like.ts';
import { ofType, PROJECT_TYPES, type ProjectType } from '../../contract/kinds.ts';
import { type findAllProjects as endpoint, STANDINGS } from '../../contract/oversight.ts';
import { PRIVACIES } from '../../contract/settings.ts';
import { projectOrder } from '../list/project-order.ts';
import type { ResponseCount } from '../response-count.ts';
import { projects } from '../tables.ts';
import { visibleTo } from '../visible-projects.ts';
import { standingAt } from './standing-at.ts';

type Privacy = (typeof PRIVACIES)[number];
type Query = Received<typeof endpoint>['query'];

/** Everybody's projects, searched, filtered and sorted, and how many there are by each filter. Four statements. */
export async function findAllProjects(
  db: Db,
  actor: Actor,
  query: Query,
  { locale, now, responseCount }: { locale: Locale; now: Date; responseCount: ResponseCount },
) {
  const order = projectOrder(query.sort, locale, responseCount);
  const after = readCursor(query.cursor, order.cursor);
  const standing = standingAt(now);
  const found = and(
    visibleTo(actor),
    search(query),
    query.owner === undefined ? undefined : eq(projects.ownerId, query.owner),
    query.company === undefined ? undefined : eq(projects.company, query.company),
  );
  const by = {
    type: query.type && isOfType(query.type),
    standing: query.standing && sql`${standing} = ${query.standing}`,
    privacy: query.privacy && eq(projects.privacy, query.privacy),
  };
  return await inSnapshot(db, async (tx) => {
    const rows = await tx
      .select({
        _id: projects.id,
        kind: projects.kind,
        mode: projects.mode,
        title: projects.title,
        owner: { _id: users.id, fullName: accountName },
        standing,
        privacy: projects.privacy,
        responses: responseCount(sql`projects.id`),
        createdAt: projects.createdAt,
        updatedAt: projects.updatedAt,
        place: order.place,
      })
      .from(projects)
      .innerJoin(users, eq(users.id, projects.ownerId))
      .where(and(found, by.type, by.standing, by.privacy, after && order.after(after)))
      .orderBy(...order.by)
      .limit(query.limit + 1);
    const types = await countBy(tx, type, and(found, by.standing, by.privacy));
    const standings = await countBy(tx, standing, and(found, by.type, by.privacy));
    const privacies = await countBy(tx, sql<Privacy>`${projects.privacy}`, and(found, by.type, by.standing));
    const byStanding = countsOf(STANDINGS, standings);
    const page = pageOf(rows, query.limit, (row) => [query.sort, row.place, row._id]);
    const items = page.items.map(({ place: _place, createdAt, updatedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    }));
    return {
      items,
      next: page.next,
      total: totalOf(byStanding, query.standing),
      byType: countsOf(PROJECT_TYPES, types),
      byStanding,
      byPrivacy: countsOf(PRIVACIES, privacies),
    };
  });
}

/** What `typeOf` says, told by the database. */
const type = sql<ProjectType>`case ${sql.join(
  PROJECT_TYPES.map((each) => sql`when ${isOfType(each)} then ${each}`),
  sql` `,
)} end`;

function isOfType(type: ProjectType): SQL | undefined {
  const { kind, mode } = ofType(type);
  return and(eq(projects.kind, kind), mode === null ? isNull(projects.mode) : eq(projects.mode, mode));
}

async function countBy<Value>(tx: Db, value: SQL<Value>, wanted: SQL | undefined) {
  return await tx
    .select({ value, count: count() })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(wanted)
    // By its place in the list of columns: an expression that holds a value is not the same twice to the database.
    .groupBy(sql`1`);
}

/** Titles are found as their owners find them, in either script; owners by name and email address. */
function search({ q }: Query): SQL | undefined {
  const wanted = cleanText(q ?? '');
  if (wanted === '') return undefined;
  const key = searchKey(wanted);
  return or(
    key === '' ? undefined : like(projects.searchKey, anywhere(key)),
    hasText(accountName, wanted),
    hasText(users.email, wanted),
  );
}
