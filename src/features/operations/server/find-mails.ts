import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { toLatinDigits } from '#domain/text/digits.ts';
import { cleanText } from '#domain/text/normalise.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { cursorMoment, pageOf, readCursor } from '#kit/server/api/cursor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { anywhere } from '#kit/server/database/like.ts';
import { mails } from '#kit/server/mail/tables.ts';
import type { findMails as endpoint } from '../contract.ts';
import { mailColumns, summariseMail } from './mail-summary.ts';

type Query = Received<typeof endpoint>['query'];

const cursor = z.tuple([cursorMoment, z.uuid()]);

/** The email log, the newest first, searched by address and subject. Two statements a page. */
export async function findMails(db: Db, query: Query) {
  const after = readCursor(query.cursor, cursor);
  const matches = and(...filters(query));
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(mails).where(matches),
    db
      .select(mailColumns)
      .from(mails)
      .where(
        and(matches, after && sql`(${mails.createdAt}, ${mails.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`),
      )
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(query.limit + 1),
  ]);
  const page = pageOf(rows, query.limit, (mail) => [mail.createdAt.toISOString(), mail.id]);
  return { items: page.items.map(summariseMail), next: page.next, total: counted?.total ?? 0 };
}

/** Addresses hold Latin digits, and mobile numbers nothing between them. */
function addressPart(wanted: string): string {
  const part = toLatinDigits(wanted);
  return /^[\d\s()+-]+$/.test(part) ? part.replace(/[^\d+]/g, '') : part;
}

function filters({ q, state }: Query): (SQL | undefined)[] {
  const wanted = cleanText(q ?? '');
  return [
    wanted === ''
      ? undefined
      : or(ilike(mails.toAddress, anywhere(addressPart(wanted))), ilike(mails.subject, anywhere(wanted))),
    state && eq(mails.state, state),
  ];
}
