// `npm run bench:audit`: what a change costs that is recorded in the log of changes, beside the same change unrecorded.
// In turns, so that a noisy machine is as noisy to both. On PostgreSQL: `npm run with-postgres -- npm run bench:audit`.
import { rmSync } from 'node:fs';
import { createUser } from '#features/identity/public.ts';
import { setUserState } from '#features/identity/server/users/set-user-state.ts';
import { createProject } from '#features/projects/public.ts';
import { updateProject } from '#features/projects/server/update-project.ts';
import { completedCount } from '#features/responses/public.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { PERMISSION_NAMES } from '#kit/contract/permissions.ts';
import { activities } from '#kit/server/audit/tables.ts';
import type { Db } from '#kit/server/database/db.ts';
import { migrate } from '#kit/server/database/migrate.ts';
import { openDatabase } from '#kit/server/database/open-database.ts';
import { scratchFolder } from '../tools/scratch-folder.ts';
import { createBenchDatabase } from './support/bench-database.ts';
import { median } from './support/median.ts';
import { printFigure } from './support/print-figure.ts';

const ROUNDS = 1_500;
/** Statements are prepared and code is compiled meanwhile. */
const WARM_UP = 200;
const NOTHING = { values: async () => {} };

const folder = scratchFolder('bench');
const own = await createBenchDatabase();
const database = await openDatabase({ url: own.url, dataDir: folder });
try {
  console.log(`database: ${database.kind}`);
  await migrate(database);
  const { db } = database;
  const admin = await person(db, 'admin');
  const owner = await person(db, 'user');
  const project = await createProject(db, owner, { kind: 'survey', title: { en: 'Tea' }, languages: ['en'] }, now());
  await measure('settings', (on, round) =>
    updateProject(
      on,
      owner,
      { id: project._id, showProgress: round % 2 === 0, title: { en: `Tea ${round}` } },
      { now: now(), responseCount: completedCount, newHash: undefined },
    ),
  );
  await measure('account_state', (on, round) =>
    setUserState(on, admin, { id: owner.id, state: round % 2 === 0 ? 'Inactive' : 'Active' }, now()),
  );
} finally {
  await database.close();
  await own.drop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(name: string, change: (on: Db, round: number) => Promise<unknown>): Promise<void> {
  const { db } = database;
  const times = { recorded: [] as number[], unrecorded: [] as number[] };
  const ways = { recorded: db, unrecorded: withoutRecords(db) };
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    for (const way of ['recorded', 'unrecorded'] as const) {
      const begun = performance.now();
      await change(ways[way], round * 2 + Number(way === 'recorded'));
      if (round >= WARM_UP) times[way].push(performance.now() - begun);
    }
  }
  printFigure(`${name}_recorded`, median(times.recorded), 'ms');
  printFigure(`${name}_unrecorded`, median(times.unrecorded), 'ms');
  printFigure(`${name}_share`, 1 - median(times.unrecorded) / median(times.recorded));
}

/** The same database, which takes no activity: what would be written is made up, and thrown away. */
function withoutRecords(db: Db): Db {
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction')
        return (run: (tx: Db) => Promise<unknown>) => target.transaction((tx) => run(withoutRecords(tx)));
      if (name === 'insert')
        return (table: unknown) => (table === activities ? NOTHING : target.insert(table as never));
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function now(): Date {
  return new Date();
}

async function person(db: Db, role: 'admin' | 'user'): Promise<Actor> {
  const names = { firstName: 'Example', lastName: role, phone: null, email: `${role}@example.com` };
  const made = await createUser(db, { ...names, role, passwordHash: '' }, now());
  if (!made) throw new Error('somebody has this address');
  const from = { ip: '203.0.113.9', requestId: crypto.randomUUID() };
  return {
    id: made.id,
    role,
    permissions: role === 'admin' ? PERMISSION_NAMES : [],
    scope: [],
    sessionId: crypto.randomUUID(),
    from,
  };
}
