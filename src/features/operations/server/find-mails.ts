import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { toLatinDigits } from '#domain/text/digits.ts';
import { cleanText } from '#domain/text/normalise.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { MOST_COUNTED } from '#kit/contract/listing.ts';
import { totalOf } from '#kit/server/api/counts-of.ts';
import { cursorMoment, pageOf, readCursor } from '#kit/server/api/cursor.ts';
import { countTo } from '#kit/server/database/count-to.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import { hasText } from '#kit/server/database/like.ts';
import { mails } from '#kit/server/mail/tables.ts';
import type { findMails as endpoint, MAIL_STATES } from '../contract.ts';
import { mailColumns, summariseMail } from './mail-summary.ts';

type Query = Received<typeof endpoint>['query'];

const cursor = z.tuple([cursorMoment, z.uuid()]);

/**
 * The email log, the newest first, searched by address and subject, and how many there are by state, counted to ten
 * thousand each. Four statements a page.
 */
export async function findMails(db: Db, query: Query) {
  const after = readCursor(query.cursor, cursor);
  const inAnyState = search(query);
  return await inSnapshot(db, async (tx) => {
    const rows = await tx
      .select(mailColumns)
      .from(mails)
      .where(
        and(
          inAnyState,
          query.state && eq(mails.state, query.state),
          after && sql`(${mails.createdAt}, ${mails.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
        ),
      )
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(query.limit + 1);
    const countIn = (state: (typeof MAIL_STATES)[number]) =>
      countTo(tx, mails, and(inAnyState, eq(mails.state, state)));
    const byState = { queued: await countIn('queued'), sent: await countIn('sent'), failed: await countIn('failed') };
    const page = pageOf(rows, query.limit, (mail) => [mail.createdAt.toISOString(), mail.id]);
    const total = Math.min(totalOf(byState, query.state), MOST_COUNTED + 1);
    return { items: page.items.map(summariseMail), next: page.next, total, byState };
  });
}

/** Addresses hold Latin digits, and mobile numbers nothing between them. */
function addressPart(wanted: string): string {
  const part = toLatinDigits(wanted);
  return /^[\d\s()+-]+$/.test(part) ? part.replace(/[^\d+]/g, '') : part;
}

function search({ q }: Query): SQL | undefined {
  const wanted = cleanText(q ?? '');
  if (wanted === '') return undefined;
  return or(hasText(mails.toAddress, addressPart(wanted)), hasText(mails.subject, wanted));
}
