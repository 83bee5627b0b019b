import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { admissionRules } from '#app/admission-rules.ts';
import type { AdmissionRule } from '#features/responses/public.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { createProject } from '#tests/factories/project.ts';
import { statementsOf } from '#tests/support/count-statements.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { completeRespondent } from '../completing/complete-respondent.ts';
import { saveAnswers } from '../saving/save-answers.ts';
import { startRespondent } from '../starting/start-respondent.ts';
import type { Visitor } from '../visitor.ts';

/**
 * At most so many who drink tea: a rule that nothing but its place in the list makes known.
 */
function cups(projectId: string, most: number): AdmissionRule {
  return {
    appliesTo: ({ id }) => id === projectId,
    judge(_db, _project, { pollPassword }) {
      if (pollPassword === 'coffee') throw new AppError('forbidden', { message: 'pollPasswordWrong' });
      return {};
    },
    condition: (step) =>
      step === 'save'
        ? (place) =>
            `NOT EXISTS (SELECT FROM place_counters c WHERE c.project_id = p.id AND c.taken >= ${place(most)}::int)`
        : undefined,
    async explain(db, { project }, step) {
      const { rows } = await db.execute<{ taken: number }>(
        sql`SELECT taken FROM place_counters WHERE project_id = ${project.id}`,
      );
      if (step === 'save' && (rows[0]?.taken ?? 0) >= most) throw new AppError('gone', { message: 'surveyFull' });
    },
    places: () => [
      {
        ...{ counter: 'tea', since: 1, cap: most, startCounting: (db) => count(db, projectId) },
        whenFull: { does: 'refuse', refusal: () => new AppError('gone', { message: 'surveyFull' }) },
      },
    ],
  };
}

/** Nobody has drunk any yet. */
async function count(db: Db, projectId: string): Promise<void> {
  await db.execute(sql`INSERT INTO place_counters VALUES (${projectId}, 'tea', 1, 0) ON CONFLICT DO NOTHING`);
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const visitor: Visitor = {
  actor: undefined,
  ip: '127.0.0.1',
  locale: 'en',
  publicUrl: 'http://localhost',
  startKey: undefined,
  device: () => 'device',
  lastRespondent: () => undefined,
  rememberRespondent: () => {},
};
const answers = { q1: 'o1' };

async function teaProject(most: number) {
  const { id } = await createProject(server, { published: true });
  const rules = [...admissionRules, cups(id, most)];
  const { db, clock } = server;
  return {
    id,
    start: (body: Parameters<typeof startRespondent>[3] = {}, project = id) =>
      startRespondent(db, visitor, project, body, clock.now, rules),
    save: (ref: string) => saveAnswers(db, ref, { answers }, clock.now, rules),
    complete: (ref: string) => completeRespondent(db, ref, { answers }, clock.now, rules),
  };
}

describe('a rule that is put into the list', () => {
  it('looks at starts', async () => {
    const { start } = await teaProject(1);
    await expect(start({ poll_password: 'coffee' })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(start()).resolves.toMatchObject({ state: 'answering' });
  });

  it('is exact with many at once', async () => {
    const { id, start, complete } = await teaProject(3);
    const begun = await Promise.all(Array.from({ length: 6 }, () => start()));
    const whole = Array.from({ length: 6 }, () => start({ answers, complete: true }));
    const ends = await Promise.allSettled([...begun.map(({ _id }) => complete(_id)), ...whole]);
    const words = ends
      .map((end) => (end.status === 'fulfilled' ? end.value.state : end.reason.code))
      .sort((a, b) => (a < b ? -1 : 1));
    expect(words).toEqual([...Array(3).fill('completed'), ...Array(9).fill('gone')]);
    const { rows } = await server.db.execute(sql`
      SELECT count(*)::int AS completed, c.taken FROM respondents r JOIN place_counters c USING (project_id)
      WHERE r.state = 'completed' AND project_id = ${id} GROUP BY c.taken`);
    expect(rows).toEqual([{ completed: 3, taken: 3 }]);
  });

  it('stands in the one statement, and says why it was not taken', async () => {
    const { start, save } = await teaProject(1);
    const { _id } = await start();
    await expect(save(_id)).resolves.toMatchObject({ answered: 1 });
    await start({ answers, complete: true });
    await expect(save(_id)).rejects.toMatchObject({ code: 'gone' });
  });

  it('costs other projects nothing', async () => {
    const { start } = await teaProject(1);
    const other = await createProject(server, { published: true });
    const whole = async () => {
      await start({ answers, complete: true }, other.id);
      return { status: 201 };
    };
    await whole();
    expect(await statementsOf(whole)).toBe(1);
  });
});
