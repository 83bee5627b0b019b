import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { toLatinDigits } from '#domain/text/digits.ts';
import { cleanText } from '#domain/text/normalise.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { cursorMoment, pageOf, readCursor } from '#kit/server/api/cursor.ts';
import { countTo } from '#kit/server/database/count-to.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import { hasText } from '#kit/server/database/like.ts';
import type { findUsers as endpoint } from '../../contract/users.ts';
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

/** Everybody with an account, the newest first. Two statements a page. */
export async function findUsers(db: Db, query: Query) {
  const after = readCursor(query.cursor, cursor);
  const wanted = and(
    search(query),
    query.role && eq(users.role, query.role),
    query.state && eq(users.state, query.state),
  );
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
    return { items, next: page.next, total: await countTo(tx, users, wanted) };
  });
}

function search({ q }: Query): SQL | undefined {
  const wanted = cleanText(q ?? '');
  if (wanted === '') return undefined;
  const address = toLatinDigits(wanted);
  const number = /^[\d\s()+-]+$/.test(address) ? address.replace(/[^\d+]/g, '') : address;
  return or(hasText(accountName, wanted), hasText(users.email, address), hasText(users.phone, number));
}
