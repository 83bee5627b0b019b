// `npm run bench:remark`: how fast answers to a quiz of twenty questions are marked again by another key, and whether
// that takes more memory where there are more of them: 10,000 and 100,000, all folded. On PostgreSQL:
// `npm run with-postgres -- npm run bench:remark`.
import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { setQuestionMarking } from '#domain/quiz/edit-marking.ts';
import { createUser } from '#features/identity/public.ts';
import { createProject } from '#features/projects/public.ts';
import { lastRemarking, markAgain } from '#features/responses/public.ts';
import { foldProject } from '#features/responses/server/tallies/fold-project.ts';
import { isUnfolded } from '#features/responses/server/tallies/unfolded.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { migrate } from '#kit/server/database/migrate.ts';
import { openDatabase } from '#kit/server/database/open-database.ts';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createVersion } from '#tests/factories/version.ts';
import { scratchFolder } from '../tools/scratch-folder.ts';
import { createBenchDatabase } from './support/bench-database.ts';
import { printFigure } from './support/print-figure.ts';
import { twentyQuestions } from './support/quiz-takers.ts';
import { seconds } from './support/seconds.ts';
import { seedResponses } from './support/seed-responses.ts';

const COUNTS = [10_000, 100_000];
const SAMPLED_EVERY_MS = 20;
const MB = 1024 * 1024;

/** Each question answered by one of five options; a few are left out. */
const ANSWERS = sql.raw(
  `jsonb_build_object(${Array.from({ length: 20 }, (_, index) => `'q${index + 1}', CASE WHEN random() < 0.95 THEN 'o' || ceil(random() * 5) END`).join()})`,
);

const folder = scratchFolder('bench');
const own = await createBenchDatabase();
const database = await openDatabase({ url: own.url, dataDir: folder });
try {
  console.log(`database: ${database.kind}`);
  await migrate(database);
  const owner = await person(database.db);
  for (const count of [Math.max(...COUNTS), ...COUNTS].entries()) await measure(database.db, owner, count);
} finally {
  await database.close();
  await own.drop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(db: Db, owner: Actor, [round, count]: readonly [number, number]): Promise<void> {
  const now = new Date();
  const title = { en: `Class test ${round}` };
  const { _id: id } = await createProject(db, owner, { kind: 'quiz', title, languages: ['en'] }, now);
  const versions = { project: { id, owner }, on: { db, clock: { now } as never } };
  await createVersion(versions.on, versions.project, twentyQuestions);
  await seedResponses(db, id, ANSWERS, count);
  await foldProject(db, id, { which: isUnfolded, most: count });
  const key = { by: 'options' as const, right: ['o2'] };
  const version = await createVersion(
    versions.on,
    versions.project,
    setQuestionMarking(twentyQuestions, 'q1', { points: 1, key }),
  );
  const memory = watchMemory();
  const spent = await seconds(markAgain.run({ db, now } as JobContext, { projectId: id, version }));
  const grown = memory.stop();
  const done = await lastRemarking(db, id);
  if (done?.results !== count) throw new Error('Not all of them were marked again.');
  // The first round is for what is compiled and opened meanwhile.
  if (round === 0) return;
  printFigure(`marked_again_${count}`, Math.round(count / spent), 'attempts/s');
  printFigure(`changed_${count}`, done.changed);
  printFigure(`memory_${count}`, grown / MB, 'MB');
}

/** How far the process grows beyond what as many took before, its threads included. */
function watchMemory() {
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, SAMPLED_EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return most - before;
    },
  };
}

async function person(db: Db): Promise<Actor> {
  const names = { firstName: 'Example', lastName: 'Owner', phone: null, email: 'owner@example.com' };
  const user = await createUser(db, { ...names, role: 'user', passwordHash: '' }, new Date());
  if (!user) throw new Error('The database has them already.');
  const from = { ip: '203.0.113.9', requestId: crypto.randomUUID() };
  return { id: user.id, role: 'user', permissions: [], scope: [], sessionId: crypto.randomUUID(), from };
}
