import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { admissionRules } from '#app/admission-rules.ts';
import type { AdmissionRule } from '#features/responses/public.ts';
import { AppError } from '#kit/contract/errors.ts';
import { createProject } from '#tests/factories/project.ts';
import { statementsOf } from '#tests/support/count-statements.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { completeRespondent } from '../complete-respondent.ts';
import { saveAnswers } from '../save-answers.ts';
import { startRespondent } from '../start-respondent.ts';
import type { Visitor } from '../visitor.ts';

/**
 * At most so many who drink tea: a rule that nothing but its place in the list makes known. Kept in a table of its own.
 */
function quota(projectId: string, most: number): AdmissionRule {
  return {
    appliesTo: ({ id }) => id === projectId,
    judge(_db, _project, { pollPassword }) {
      if (pollPassword === 'coffee') throw new AppError('forbidden', { message: 'pollPasswordWrong' });
      return {};
    },
    condition: (step) =>
      step === 'save'
        ? (place) => `NOT EXISTS (SELECT 1 FROM quotas q WHERE q.project_id = p.id AND q.taken >= ${place(most)}::int)`
        : undefined,
    async explain(db, { project }, step) {
      const { rows } = await db.execute<{ taken: number }>(
        sql`SELECT taken FROM quotas WHERE project_id = ${project.id}`,
      );
      if (step === 'save' && (rows[0]?.taken ?? 0) >= most) throw new AppError('gone', { message: 'surveyFull' });
    },
    follow: {
      async complete(tx, { project }) {
        const { rowCount } = await tx.execute(sql`
          UPDATE quotas SET taken = taken + 1 WHERE project_id = ${project.id} AND taken < ${most}`);
        if (rowCount === 0) throw new AppError('gone', { message: 'surveyFull' });
      },
    },
  };
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.db.execute(sql`CREATE TABLE quotas (project_id uuid PRIMARY KEY, taken int NOT NULL)`);
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

async function quotaProject(most: number) {
  const { id } = await createProject(server, { published: true });
  await server.db.execute(sql`INSERT INTO quotas VALUES (${id}, 0)`);
  const rules = [...admissionRules, quota(id, most)];
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
    const { start } = await quotaProject(1);
    await expect(start({ poll_password: 'coffee' })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(start()).resolves.toMatchObject({ state: 'answering' });
  });

  it('is exact with many at once, and what it refuses is undone', async () => {
    const { id, start, complete } = await quotaProject(3);
    const begun = await Promise.all(Array.from({ length: 6 }, () => start()));
    const whole = Array.from({ length: 6 }, () => start({ answers, complete: true }));
    const ends = await Promise.allSettled([...begun.map(({ _id }) => complete(_id)), ...whole]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const end of ends) if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'gone' });
    const { rows } = await server.db.execute(sql`
      SELECT count(*)::int AS completed, q.taken FROM respondents r JOIN quotas q USING (project_id)
      WHERE r.state = 'completed' AND project_id = ${id} GROUP BY q.taken`);
    expect(rows).toEqual([{ completed: 3, taken: 3 }]);
  });

  it('stands in the one statement, and says why it was not taken', async () => {
    const { start, save } = await quotaProject(1);
    const { _id } = await start();
    await expect(save(_id)).resolves.toMatchObject({ answered: 1 });
    await start({ answers, complete: true });
    await expect(save(_id)).rejects.toMatchObject({ code: 'gone' });
  });

  it('costs other projects nothing', async () => {
    const { start } = await quotaProject(1);
    const other = await createProject(server, { published: true });
    const whole = async () => {
      await start({ answers, complete: true }, other.id);
      return { status: 201 };
    };
    await whole();
    expect(await statementsOf(whole)).toBe(1);
  });
});
