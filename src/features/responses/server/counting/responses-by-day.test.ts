import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { dhakaDay } from '#domain/text/dhaka-time.ts';
import { DAY_MS } from '#domain/text/durations.ts';
import { projects } from '#features/projects/server/tables.ts';
import { createProject } from '#tests/factories/project.ts';
import { createResponses } from '#tests/factories/response.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { foldProject } from '../tallies/fold-project.ts';
import { isUnfolded } from '../tallies/unfolded.ts';
import { responsesByDay, totalsByDay } from './responses-by-day.ts';

const DAY = '2026-03-05';
const MIDNIGHT = new Date(`${DAY}T00:00+06:00`).getTime();
const SLOW = 60 * DAY_MS;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

/** Completed so long after midnight; they began two months before. */
function ending(after: number) {
  return { startedAt: new Date(MIDNIGHT + after - SLOW), seconds: SLOW / 1000 };
}

/** By day, whatever the session's time zone is. */
function countIn(zone: string, projectId: string): Promise<Record<string, number>> {
  return server.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('TimeZone', ${zone}, true)`);
    const projectIds = tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).getSQL();
    const days = [dhakaDay(new Date(MIDNIGHT - DAY_MS)), DAY];
    const counted = await responsesByDay(tx, { projectIds, days });
    return Object.fromEntries(counted.map(({ day, responses }) => [day, responses]));
  });
}

test('the totals of a day are those of all projects together, folded or not', async () => {
  const [one, other] = await Promise.all([
    createProject(server, { published: true }),
    createProject(server, { published: true }),
  ]);
  await createResponses(server, one.id, [ending(0), ending(-1000)]);
  await foldProject(server.db, one.id, { which: isUnfolded, most: 10 });
  await createResponses(server, other.id, [ending(0), ending(DAY_MS)]);
  const projectIds = server.db
    .select({ id: projects.id })
    .from(projects)
    .where(inArray(projects.id, [one.id, other.id]))
    .getSQL();
  const days = [dhakaDay(new Date(MIDNIGHT - DAY_MS)), DAY];
  const totals = await totalsByDay(server.db, { projectIds, days });
  expect(Object.fromEntries(totals)).toEqual({ '2026-03-04': 1, [DAY]: 2 });
});

test.each(['UTC', 'Asia/Dhaka', 'America/New_York'])(
  'days are those of Dhaka, folded or not, where the session is in %s',
  async (zone) => {
    const { id } = await createProject(server, { published: true });
    await createResponses(server, id, [ending(0), ending(-1000), ending(DAY_MS - 1000), ending(DAY_MS)]);
    await createResponses(server, id, [{ ...ending(0), state: 'answering' }]);
    expect(await countIn(zone, id)).toEqual({ '2026-03-04': 1, [DAY]: 2 });
    await foldProject(server.db, id, { which: isUnfolded, most: 10 });
    await createResponses(server, id, [ending(0)]);
    expect(await countIn(zone, id)).toEqual({ '2026-03-04': 1, [DAY]: 3 });
  },
);
