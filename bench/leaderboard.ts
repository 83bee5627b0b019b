// `npm run bench:leaderboard`: how long a leaderboard takes at 1,000 and at 100,000 responses, over HTTP: its first
// page, one in its midst, and the line of whoever is last. `--many N` seeds another number than 100,000. On PostgreSQL:
// `npm run with-postgres -- npm run bench:leaderboard`.
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { REVEAL_PRESETS } from '#domain/quiz/reveal.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { refOf } from '#features/responses/public.ts';
import { foldProject } from '#features/responses/server/tallies/fold-project.ts';
import { isUnfolded } from '#features/responses/server/tallies/unfolded.ts';
import { getLeaderboard, getOwnStanding } from '#features/taking-part/contract/leaderboard.ts';
import type { Db } from '#kit/server/database/db.ts';
import { vacuumWorn } from '#kit/server/jobs/vacuum-tables.ts';
import { withOpenApi } from './support/open-api.ts';
import type { Call } from './support/owner-calls.ts';
import { percentile } from './support/percentile.ts';
import { printFigure } from './support/print-figure.ts';
import { twentyQuestions } from './support/quiz-takers.ts';
import { seconds } from './support/seconds.ts';
import { seedResponses } from './support/seed-responses.ts';

const FEW = 1_000;
const WARM_UP = 20;
const ROUNDS = 200;

/** Each question answered by one of five options; a few are left out. */
const ANSWERS = sql.raw(
  `jsonb_build_object(${Array.from({ length: 20 }, (_, index) => `'q${index + 1}', CASE WHEN random() < 0.95 THEN 'o' || ceil(random() * 5) END`).join()})`,
);

const { values } = parseArgs({ options: { many: { type: 'string', default: '100000' } } });
const many = Number(values.many);

await withOpenApi(async ({ db, callAs }) => {
  const call = await callAs();
  await measure(call, [await seedQuiz(db, call, FEW), await seedQuiz(db, call, many)]);
});

type Seeded = Awaited<ReturnType<typeof seedQuiz>>;

/** A quiz that so many took, all folded. Fails when its leaderboard is not what counting everybody gives. */
async function seedQuiz(on: Db, call: Call, count: number) {
  const settings = { reveal: REVEAL_PRESETS.marks, leaderboard: 'everybody' };
  const body = { kind: 'quiz', title: { en: 'Class test' }, questionnaire: twentyQuestions, settings };
  const { _id: id } = await call(createProject, { body });
  await call(publishProject, { params: { id } });
  await seedResponses(on, id, ANSWERS, count);
  const folding = foldProject(on, id, { which: isUnfolded, most: count });
  printFigure(`fold_${count}`, Math.round(count / (await seconds(folding))), 'rows/s');
  await vacuumWorn(on);
  const { rows } = await on.execute<{ id: string; secret: string; rank: number; key: string }>(sql`
    SELECT r.id, r.secret, s.rank, s.key FROM (
      SELECT taker_id, key::text AS key, rank() OVER (ORDER BY key)::int AS rank, row_number() OVER (ORDER BY key) AS at
      FROM standings WHERE project_id = ${id}
    ) s JOIN respondents r ON r.project_id = ${id} AND r.id = s.taker_id
    WHERE s.at IN (${Math.floor(count / 2)}, ${count}) ORDER BY s.at`);
  const [middle, last] = rows;
  if (!middle || !last) throw new Error('Not everybody is in the leaderboard.');
  const ref = refOf({ projectId: id, id: last.id, secret: last.secret });
  const told = await call(getOwnStanding, { params: { id: ref } });
  if (told.own?.rank !== last.rank || told.total !== count) throw new Error('The rank is not what counting gives.');
  const cursor = Buffer.from(JSON.stringify([middle.key, middle.id])).toString('base64url');
  return { id, ref, cursor, count };
}

/** By turns, so that whatever else the machine does slows both alike. */
async function measure(call: Call, quizzes: readonly [Seeded, Seeded]): Promise<void> {
  const asked = {
    first: ({ id }: Seeded) => call(getLeaderboard, { params: { id }, query: {} }),
    middle: ({ id, cursor }: Seeded) => call(getLeaderboard, { params: { id }, query: { cursor } }),
    last: ({ ref }: Seeded) => call(getOwnStanding, { params: { id: ref }, query: {} }),
  };
  for (const [name, ask] of Object.entries(asked)) {
    const times = new Map(quizzes.map((quiz) => [quiz, [] as number[]]));
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      for (const quiz of round % 2 === 0 ? quizzes : quizzes.toReversed()) {
        const spent = await seconds(ask(quiz));
        if (round >= 0) times.get(quiz)?.push(spent * 1_000);
      }
    }
    for (const [{ count }, spent] of times) {
      printFigure(`${name}_${count}_p50`, percentile(spent, 0.5), 'ms');
      printFigure(`${name}_${count}_p95`, percentile(spent, 0.95), 'ms');
    }
    const [few, lot] = quizzes.map((quiz) => percentile(times.get(quiz) ?? [], 0.5));
    printFigure(`${name}_growth`, (lot ?? 0) / (few ?? 1), 'x');
  }
}
