import { eq } from 'drizzle-orm';
import type { Actor } from '#kit/contract/actor.ts';
import type { FileReply } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { AccountHolder, AccountPart } from '#kit/server/account-data.ts';
import { recordChange } from '#kit/server/audit/record-change.ts';
import type { Db } from '#kit/server/database/db.ts';
import { accountSubject } from '../../audit.ts';
import { accountName } from '../accounts/account-name.ts';
import { users } from '../tables.ts';

/** All that the product holds of whoever calls, as a file of JSON, written as it is read. */
export async function exportAccount(
  db: Db,
  actor: Actor,
  parts: readonly AccountPart[],
  now: Date,
): Promise<FileReply> {
  const [user] = await db
    .select({ id: users.id, email: users.email, phone: users.phone, name: accountName })
    .from(users)
    .where(eq(users.id, actor.id));
  if (!user) throw new AppError('signed_out');
  const { name, ...holder } = user;
  await recordChange(db, actor, accountSubject, { action: 'exported', id: actor.id, name }, now);
  return {
    filename: `jorip-account-${now.toISOString().slice(0, 10)}.json`,
    contentType: 'application/json; charset=utf-8',
    chunks: linesOf(db, holder, parts, now),
  };
}

async function* linesOf(
  db: Db,
  holder: AccountHolder,
  parts: readonly AccountPart[],
  now: Date,
): AsyncIterable<string> {
  yield `{\n"exportedAt": ${JSON.stringify(now)}`;
  for (const { name, read } of parts) {
    if (!read) continue;
    yield `,\n${JSON.stringify(name)}: [`;
    let separator = '\n';
    for await (const item of read(db, holder)) {
      yield separator + JSON.stringify(item);
      separator = ',\n';
    }
    yield ']';
  }
  yield '\n}\n';
}
