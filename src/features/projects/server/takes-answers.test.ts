import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { PROJECT_STATUSES } from '../contract/project.ts';
import { availabilityOf } from '../policy.ts';
import { takesAnswers } from './takes-answers.ts';
import { statusAt, statusOf } from './visible-projects.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const NOW = new Date('2026-03-01T06:00:00.000Z');
/** Around the moment of asking, which is among them. */
const moments = fc.option(fc.integer({ min: -3, max: 3 }).map((ms) => new Date(NOW.getTime() + ms)));
const cases = fc.array(fc.record({ status: fc.constantFrom(...PROJECT_STATUSES), opensAt: moments, endsAt: moments }), {
  minLength: 1,
});

describe('what SQL says of a project at a moment', () => {
  it('is what the policy says: whether it takes answers, and its status', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async (projects) => {
        const rows = projects.map(({ status, opensAt, endsAt }, place) => ({
          place,
          status,
          opens_at: opensAt,
          ends_at: endsAt,
        }));
        const asked = await server.db.execute<{ takes: boolean; status: string }>(sql`
          SELECT (${sql.raw(takesAnswers(`'${NOW.toISOString()}'`))}) IS TRUE AS takes,
            (SELECT ${statusAt(NOW)} FROM (SELECT p.*) AS projects) AS status
          FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            AS p (place int, status text, opens_at timestamptz, ends_at timestamptz)
          ORDER BY place`);
        const expected = projects.map((project) => ({
          takes: availabilityOf({ ...project, responseLimit: null }, null, NOW) === 'open',
          status: statusOf(project, NOW),
        }));
        expect(asked.rows).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });
});
