// How long a report takes at 1,000 and at 1,000,000 responses, over HTTP, on the embedded database or on the PostgreSQL
// of DATABASE_URL. Both projects have 200 responses that are not folded yet. What it takes to count 9,200 of them anew,
// as a report does that is narrowed to them, and to refuse more. Then what a hundred thousand responses to
// sixty questions cost that nobody has folded: the first report, how fast they fold beside how fast they can come at
// all, and what other calls take meanwhile.
// `--many N` seeds another number than a million, `--wide` measures the second half alone.
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { getNarrowedReport } from '#features/reports/contract/narrowed-report.ts';
import { getReport } from '#features/reports/contract/report.ts';
import { foldProject } from '#features/responses/server/tallies/fold-project.ts';
import { isUnfolded } from '#features/responses/server/tallies/unfolded.ts';
import type { Db } from '#kit/server/database/db.ts';
import { vacuumWorn } from '#kit/server/jobs/vacuum-tables.ts';
import { withOpenApi } from './support/open-api.ts';
import { type Call, publish } from './support/owner-calls.ts';
import { percentile } from './support/percentile.ts';
import { printFigure } from './support/print-figure.ts';
import { seconds } from './support/seconds.ts';
import { seedResponses } from './support/seed-responses.ts';
import { tenAnswers, tenQuestions } from './support/ten-questions.ts';
import { measureWide } from './support/wide-report.ts';

const FEW = 1_000;
const UNFOLDED = 200;
/** As many as a report may be narrowed to, nearly. */
const NARROWED = 9_000;
const NARROWED_ROUNDS = 15;
const WARM_UP = 20;
const ROUNDS = 200;

const { values } = parseArgs({
  options: { many: { type: 'string', default: '1000000' }, wide: { type: 'boolean', default: false } },
});
const many = Number(values.many);

await withOpenApi(async ({ db, port, callAs }) => {
  const call = await callAs();
  const few = await seedProject(db, call, FEW);
  if (!values.wide) {
    const lot = await seedProject(db, call, many);
    await measure(call, few, lot);
    await measureNarrowed(call, await seedProject(db, call, NARROWED), lot);
  }
  await measureWide(db, port, call, few);
});

/** By turns, so that whatever else the machine does slows both alike. */
async function measure(call: Call, few: string, lot: string): Promise<void> {
  const times = { [few]: [] as number[], [lot]: [] as number[] };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const id of round % 2 === 0 ? [few, lot] : [lot, few]) {
      const began = performance.now();
      await call(getReport, { params: { id } });
      if (round >= 0) times[id]?.push(performance.now() - began);
    }
  }
  const [ofFew = [], ofLot = []] = [times[few], times[lot]];
  printFigure(`report_${FEW}_p50`, percentile(ofFew, 0.5), 'ms');
  printFigure(`report_${FEW}_p95`, percentile(ofFew, 0.95), 'ms');
  printFigure(`report_${many}_p50`, percentile(ofLot, 0.5), 'ms');
  printFigure(`report_${many}_p95`, percentile(ofLot, 0.95), 'ms');
  printFigure('growth', percentile(ofLot, 0.5) / percentile(ofFew, 0.5), 'x');
  printFigure('resident', process.memoryUsage().rss / 1e6, 'MB');
}

async function measureNarrowed(call: Call, id: string, lot: string): Promise<void> {
  const times = { counted: [] as number[], refused: [] as number[] };
  for (let round = 0; round < NARROWED_ROUNDS; round += 1) {
    times.counted.push(await seconds(call(getNarrowedReport, { params: { id } })));
    times.refused.push(await seconds(call(getNarrowedReport, { params: { id: lot } }).catch(() => undefined)));
  }
  printFigure(`narrowed_${NARROWED + UNFOLDED}_p50`, percentile(times.counted, 0.5) * 1_000, 'ms');
  printFigure(`narrowed_refused_${many}_p50`, percentile(times.refused, 0.5) * 1_000, 'ms');
}

/**
 * A published project with `count` folded responses and some that are not. Fails when its report is not a plain count.
 */
async function seedProject(db: Db, call: Call, count: number): Promise<string> {
  const id = await publish(call, tenQuestions);
  printFigure(`seed_${count}`, await seconds(seedResponses(db, id, tenAnswers, count)), 's');
  const folding = foldProject(db, id, { which: isUnfolded, most: count });
  printFigure(`fold_${count}`, Math.round(count / (await seconds(folding))), 'rows/s');
  // As the worker does every few minutes, where PostgreSQL does not do so itself.
  await vacuumWorn(db);
  await seedResponses(db, id, tenAnswers, UNFOLDED);
  const { headline, questions } = await call(getReport, { params: { id } });
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    SELECT answers ->> 'school' AS id, count(*)::int AS count FROM respondents WHERE project_id = ${id} GROUP BY 1`);
  const counted = new Map(rows.map((row) => [row.id, row.count]));
  const shown = questions.find(({ question }) => question.id === 'school')?.rows ?? [];
  const isExact = shown.length > 0 && shown.every((row) => row.count === counted.get(row.id));
  if (headline.completed !== count + UNFOLDED || !isExact) throw new Error('The report is not the plain count.');
  return id;
}
