import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';

/** Few enough that a statement stays far from its time limit on a slow machine. */
const CHUNK = 50_000;

/** Names that many share and, one in a hundred thousand, one that hardly anybody has. */
const FIRST_NAMES = sql`(array['Rahim','Karim','Nusrat','Farhana','রহিম','করিম','নুসরাত','ফারহানা','Shamima','Tanvir'])[1 + n % 10]`;
const LAST_NAMES = sql`CASE WHEN n % 100000 = 77 THEN 'Zubaidur' ELSE (array['Islam','Ahmed','Khatun','Akter','ইসলাম','আহমেদ','খাতুন','Hossain','Begum'])[1 + n % 9] END`;

const UUID = sql`(substr(lpad(to_hex(1000000000000 + n * 1000), 12, '0'), 1, 8) || '-' ||
  substr(lpad(to_hex(1000000000000 + n * 1000), 12, '0'), 9, 4) || '-7' || substr(gen_random_uuid()::text, 16))::uuid`;
const AT = sql`now() - interval '300 days' + n * interval '25 seconds'`;

/** Rows of each list at a size that no installation has yet: what is rare in a list is one in a hundred thousand. */
const ROWS: Record<string, SQL> = {
  users: sql`
    INSERT INTO users (id, first_name, last_name, email, phone, password_hash, role, state, created_at, updated_at)
    SELECT ${UUID}, ${FIRST_NAMES}, ${LAST_NAMES}, 'person' || n || '@example.com',
      '+8801' || lpad((700000000 + n)::text, 9, '0'), '',
      CASE WHEN n % 100000 = 5 THEN 'agent' ELSE 'user' END,
      CASE WHEN n % 100000 = 9 THEN 'Suspend' WHEN n % 3 = 0 THEN 'Unverified' ELSE 'Verified' END, ${AT}, ${AT}`,
  activities: sql`
    INSERT INTO activities (id, at, log, actor_id, actor_role, subject, subject_id, subject_name, action, changes, ip)
    SELECT ${UUID}, ${AT}, CASE WHEN n % 4 = 0 THEN 'security' ELSE 'changes' END,
      ('00000000-0000-7000-8000-' || lpad((n % 5000)::text, 12, '0'))::uuid, 'user',
      CASE WHEN n % 100000 = 5 THEN 'faq' WHEN n % 4 = 0 THEN 'account' ELSE 'project' END,
      '00000000-0000-7000-8000-' || lpad((n % 20000)::text, 12, '0'), '{"en":"Tea"}', 'updated',
      '{"title":{"from":"Tea","to":"Coffee"}}', '203.0.113.9'`,
  mails: sql`
    INSERT INTO mails (id, to_address, template, locale, subject, html, text, state, created_at)
    SELECT ${UUID}, 'person' || n || '@example.com', 'register-code', 'en',
      CASE WHEN n % 100000 = 5 THEN 'Zubaidur wrote to you' WHEN n % 2 = 0 THEN 'Your Jorip code' ELSE 'আপনার জরিপ কোড' END,
      '<p>Hello</p>', 'Hello', CASE WHEN n % 100000 = 9 THEN 'failed' ELSE 'sent' END, ${AT}`,
  errors: sql`
    INSERT INTO errors (id, cause, source, type, message, place, trace, request_ids, count, first_seen, last_seen, resolved_at)
    SELECT ${UUID}, 'cause-' || n, CASE WHEN n % 100000 = 5 THEN 'browser' ELSE 'server' END, 'TypeError',
      CASE WHEN n % 100000 = 5 THEN 'Zubaidur is not a function' ELSE 'Cannot read part ' || n || ' of undefined' END,
      'getReport', 'at getReport', '{}', 3, ${AT}, ${AT}, CASE WHEN n % 100000 = 9 THEN NULL ELSE now() END`,
};

/** So many rows in every list, written like a year of them and then read about by PostgreSQL. */
export async function seedLists(db: Db, count: number): Promise<void> {
  for (const [table, rows] of Object.entries(ROWS)) {
    for (let from = 1; from <= count; from += CHUNK) {
      await db.execute(
        sql`${rows} FROM generate_series(${from}::bigint, ${Math.min(from + CHUNK - 1, count)}::bigint) AS n`,
      );
    }
    await db.execute(sql`VACUUM ANALYZE ${sql.identifier(table)}`);
  }
}
