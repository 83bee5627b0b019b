// `npm run bench:lists`: how long lists of the back office take over HTTP at a million rows each: the first page, pages
// in the depth, each filter, and searches for what everybody has, hardly anybody and nobody. `--rows N` seeds another
// number. On PostgreSQL: `npm run with-postgres -- npm run bench:lists`.
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { findUsers } from '#features/identity/contract/users.ts';
import { findActivities } from '#features/operations/contract/activities.ts';
import { findErrors } from '#features/operations/contract/errors.ts';
import { findMails } from '#features/operations/contract.ts';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { writeCursor } from '#kit/server/api/cursor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { seedLists } from './support/long-lists.ts';
import { withOpenApi } from './support/open-api.ts';
import { percentile } from './support/percentile.ts';
import { printFigure } from './support/print-figure.ts';
import { seconds } from './support/seconds.ts';

const WARM_UP = 3;
const ROUNDS = 60;
const PERSON = '00000000-0000-7000-8000-000000000077';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } });
const rows = Number(values.rows);

/** What is asked of each list, beside its pages. `er` has no third letter: no index of three letters holds it. */
const ASKED: [Endpoint, string, Record<string, string>[]][] = [
  [
    findUsers,
    'created_at',
    [
      { q: 'Rahim' },
      { q: 'নুসরাত' },
      { q: 'Zubaidur' },
      { q: 'nobody at all' },
      { q: 'er' },
      { q: 'person777777@' },
      { q: '০১৭০০৭৭৭৭৭' },
      { role: 'agent' },
      { role: 'user', q: 'Zubaidur' },
      { state: 'Suspend' },
      { state: 'Verified' },
    ],
  ],
  [
    findActivities,
    'at',
    [
      { log: 'security' },
      { subject: 'faq' },
      { subject: 'project', log: 'security' },
      { actor: PERSON },
      { thing: PERSON },
      { actor: PERSON, log: 'security', subject: 'faq' },
      { from: '2020-01-01', until: '2020-02-01' },
      { until: new Date(Date.now() - 200 * 86_400_000).toISOString().slice(0, 10) },
    ],
  ],
  [
    findMails,
    'created_at',
    [
      { q: 'person777777@' },
      { q: 'Zubaidur' },
      { q: 'code' },
      { q: 'কোড' },
      { q: 'er' },
      { q: 'nobody at all' },
      { state: 'failed' },
      { state: 'queued' },
      { state: 'sent' },
    ],
  ],
  [
    findErrors,
    'last_seen',
    [
      { q: 'Zubaidur' },
      { q: 'part 777777' },
      { q: 'undefined' },
      { q: 'nobody at all' },
      { state: 'open' },
      { state: 'resolved' },
      { source: 'browser' },
      { source: 'browser', state: 'open' },
    ],
  ],
];

await withOpenApi(async ({ db, callAs }) => {
  printFigure('seed', await seconds(seedLists(db, rows)), 's');
  const all: number[] = [];
  for (const [endpoint, order, asked] of ASKED) {
    const table = endpoint.path.slice(1);
    const deep = await Promise.all([0.1, 0.5, 0.99].map((part) => cursorAt(db, table, order, part)));
    const pages: [string, Record<string, string>][] = deep.map(({ part, cursor }) => [`page at ${part}`, { cursor }]);
    for (const [name, query] of [
      ['first page', {}] as const,
      ...pages,
      ...asked.map((query) => [nameOf(query), query] as const),
    ]) {
      const times: number[] = [];
      // One person may look so often alone.
      const call = await callAs(`admin${all.length}`, 'admin');
      for (let round = -WARM_UP; round < ROUNDS; round += 1) {
        const began = performance.now();
        await call(endpoint, { query });
        if (round >= 0) times.push(performance.now() - began);
      }
      all.push(percentile(times, 0.95));
      printFigure(`${endpoint.name} ${name} p95`, percentile(times, 0.95), 'ms');
    }
  }
  printFigure('worst_p95', Math.max(...all), 'ms');
});

/** The cursor behind this part of a list. */
async function cursorAt(db: Db, table: string, order: string, part: number) {
  const column = sql.identifier(order);
  const found = await db.execute<{ at: Date; id: string }>(sql`
    SELECT ${column} AS at, id FROM ${sql.identifier(table)}
    ORDER BY ${column} DESC, id DESC OFFSET ${Math.floor(rows * part)}::int LIMIT 1`);
  const row = found.rows[0];
  if (!row) throw new Error(`${table} is too short`);
  return { part, cursor: writeCursor([new Date(row.at).toISOString(), row.id]) };
}

function nameOf(query: Record<string, string>): string {
  return Object.entries(query)
    .map((entry) => entry.join('='))
    .join('&');
}
