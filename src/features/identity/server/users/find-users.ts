import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { toLatinDigits } from '#domain/text/digits.ts';
import { cleanText } from '#domain/text/normalise.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { MOST_COUNTED } from '#kit/contract/listing.ts';
import { countsOf, totalOf } from '#kit/server/api/counts-of.ts';
import { cursorMoment, pageOf, readCursor } from '#kit/server/api/cursor.ts';
import { countTo } from '#kit/server/database/count-to.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import { hasText } from '#kit/server/database/like.ts';
import { USER_STATES } from '../../contract/profile.ts';
import type { findUsers as endpoint, UserSummary } from '../../contract/users.ts';
import { accountName } from '../accounts/account-name.ts';
import { users } from '../tables.ts';

type Query = Received<typeof endpoint>['query'];

const cursor = z.tuple([cursorMoment, z.uuid()]);

/** What lists and pages say of an account. */
export const userColumns = {
  _id: users.id,
  fullName: accountName,
  email: users.email,
  phone: users.phone,
  role: users.role,
  state: users.state,
  createdAt: users.createdAt,
};

/** Everybody with an account, the newest first, and how many there are by state. Six statements a page. */
export async function findUsers(db: Db, query: Query) {
  const after = readCursor(query.cursor, cursor);
  const inAnyState = and(search(query), query.role && eq(users.role, query.role));
  const wanted = and(inAnyState, query.state && eq(users.state, query.state));
  return await inSnapshot(db, async (tx) => {
    const rows = await tx
      .select(userColumns)
      .from(users)
      .where(
        and(wanted, after && sql`(${users.createdAt}, ${users.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`),
      )
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(query.limit + 1);
    const page = pageOf(rows, query.limit, ({ createdAt, _id }) => [createdAt.toISOString(), _id]);
    const items = page.items.map((user) => ({ ...user, createdAt: user.createdAt.toISOString() }));
    const byState = await countByState(tx, inAnyState);
    const total = Math.min(totalOf(byState, query.state), MOST_COUNTED + 1);
    return { items, next: page.next, total, byState };
  });
}

/** Each by the index of states, and none further than lists are counted. */
async function countByState(tx: Db, wanted: SQL | undefined): Promise<Record<UserSummary['state'], number>> {
  const rows: { value: UserSummary['state']; count: number }[] = [];
  for (const value of USER_STATES)
    rows.push({ value, count: await countTo(tx, users, and(wanted, eq(users.state, value))) });
  return countsOf(USER_STATES, rows);
}

function search({ q }: Query): SQL | undefined {
  const wanted = cleanText(q ?? '');
  if (wanted === '') return undefined;
  const address = toLatinDigits(wanted);
  const number = /^[\d\s()+-]+$/.test(address) ? address.replace(/[^\d+]/g, '') : address;
  return or(hasText(accountName, wanted), hasText(users.email, address), hasText(users.phone, number));
}
