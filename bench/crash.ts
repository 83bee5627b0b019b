// Ends the server with kill -9 five times while twenty respondents answer, starts it again each
// time, and compares every acknowledged save and completion with what is stored. On PostgreSQL:
// `npm run with-postgres -- npm run bench:crash`.
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { startBenchServer } from './support/bench-server.ts';
import { printFigure } from './support/print-figure.ts';
import { publishFlyingEtiquette } from './support/published-project.ts';
import { type Acknowledged, createStubbornRespondents } from './support/stubborn-respondents.ts';

const CRASHES = 5;
const LOAD_MS = 2_000;

interface StoredRespondent {
  number: number;
  state: string;
  answers: Record<string, string>;
  saves: { key: string }[];
}

const server = await startBenchServer();
try {
  const projectId = await publishFlyingEtiquette(server);
  const respondents = createStubbornRespondents(server.port, projectId);
  const enough = new AbortController();
  const running = respondents.run(enough.signal);
  for (let crash = 0; crash < CRASHES; crash += 1) {
    await Promise.race([delay(LOAD_MS), running]);
    await server.kill();
    await server.start();
  }
  await Promise.race([delay(LOAD_MS), running]);
  enough.abort();
  await running;
  await server.stop();

  const database = await server.openDatabase();
  const stored = await readRespondents(database.db, projectId);
  await database.close();
  const known = respondents.acknowledged;
  console.log(`database: ${server.kind}`);
  printFigure('crashes', CRASHES);
  printFigure(
    'acknowledged_saves',
    sum(known, (one) => one.saves),
  );
  printFigure(
    'acknowledged_completions',
    sum(known, (one) => Number(one.isCompleted)),
  );
  printFigure('sent_again', respondents.repeated());
  const { lost, duplicated } = compare(stored, known);
  printFigure('lost', lost);
  printFigure('duplicated', duplicated);
  process.exitCode = lost + duplicated === 0 ? 0 : 1;
} finally {
  await server.remove();
}

async function readRespondents(db: Db, projectId: string): Promise<StoredRespondent[]> {
  const { rows } = await db.execute<Omit<StoredRespondent, 'number'> & { number: string }>(sql`
    SELECT source ->> 'number' AS number, state, answers, saves FROM respondents WHERE project_id = ${projectId}`);
  return rows.map((row) => ({ ...row, number: Number(row.number) }));
}

/**
 * A respondent or save more than the respondent made is a duplicate; one
 * that was acknowledged and is not there is lost.
 */
function compare(stored: readonly StoredRespondent[], known: ReadonlyMap<number, Acknowledged>) {
  const byNumber = new Map(stored.map((respondent) => [respondent.number, respondent]));
  let lost = 0;
  let duplicated = stored.length - byNumber.size;
  for (const [number, { answers, saves, isStarted, isCompleted }] of known) {
    const respondent = byNumber.get(number);
    if (isStarted && !respondent) lost += 1;
    if (isCompleted && respondent?.state !== 'completed') lost += 1;
    if (respondent && !isDeepStrictEqual(respondent.answers, answers)) lost += 1;
    duplicated += Math.max(0, (respondent?.saves.length ?? 0) - saves);
  }
  return { lost, duplicated };
}

function sum(known: ReadonlyMap<number, Acknowledged>, of: (one: Acknowledged) => number): number {
  return [...known.values()].reduce((total, one) => total + of(one), 0);
}
