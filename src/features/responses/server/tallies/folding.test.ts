import { readFileSync } from 'node:fs';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { RESPONDENTS } from '#domain/answers/counting/tally.ts';
import { blankQuestion } from '#domain/questionnaire/registry.ts';
import { DAY_MS } from '#domain/text/durations.ts';
import { getReport } from '#features/reports/contract/report.ts';
import { deleteResponse } from '#features/reports/contract/responses.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createLogger } from '#kit/server/log.ts';
import { createProject, sampleQuestionnaire } from '#tests/factories/project.ts';
import { createResponses, type ResponseOptions } from '#tests/factories/response.ts';
import { createVersion } from '#tests/factories/version.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { respondents, tallies } from '../tables.ts';
import { foldProject } from './fold-project.ts';
import { foldResponses } from './fold-responses.ts';
import { readTally, tallyIn } from './read-tally.ts';
import { isDue } from './unfolded.ts';

/**
 * Of collecting five respondents, of which one stays under way, and of deleting one. Every other round began long ago.
 */
const ROUNDS = 60;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

function unfoldedCount(projectId: string): Promise<number> {
  const isUnfolded = sql`${respondents.tallyState} is distinct from ${respondents.state}`;
  return server.db.$count(respondents, and(eq(respondents.projectId, projectId), isUnfolded));
}

function fold(projectId: string, most = 100_000): Promise<number> {
  return foldProject(server.db, projectId, { which: isDue(server.clock.now), most });
}

function runJob(): Promise<void> {
  const context = { db: server.db, now: server.clock.now, log: createLogger('silent') };
  return foldResponses.run(context as JobContext, {});
}

function completed(count: number, answer: string): ResponseOptions[] {
  return Array.from({ length: count }, () => ({ answers: { q1: answer }, seconds: 20 }));
}

async function complete(ids: string[]): Promise<void> {
  await server.db
    .update(respondents)
    .set({ state: 'completed', completedAt: server.clock.now, answers: { q1: 'o2' } })
    .where(inArray(respondents.id, ids));
}

describe('folding', () => {
  it('counts a respondent that was folded while under way once, as what it became', async () => {
    const project = await createProject(server, { published: true });
    const yesterday = new Date(server.clock.now.getTime() - DAY_MS);
    const [id = ''] = await createResponses(server, project.id, [{ state: 'answering', startedAt: yesterday }]);
    expect(await fold(project.id)).toBe(1);
    expect(await fold(project.id)).toBe(0);
    await complete([id]);
    const input = { params: { id: project.id } };
    const before = (await server.call(getReport, input, project.owner)).data;
    expect(before.headline).toMatchObject({ started: 1, completed: 1 });
    expect(await fold(project.id)).toBe(1);
    expect((await server.call(getReport, input, project.owner)).data).toEqual(before);
  });

  it('leaves respondents that began lately to complete first', async () => {
    const project = await createProject(server, { published: true });
    await createResponses(server, project.id, [{ state: 'answering' }, { answers: { q1: 'o1' } }]);
    expect(await fold(project.id)).toBe(1);
    expect(await unfoldedCount(project.id)).toBe(1);
  });

  it('keeps within what it is told and goes on where it stopped', async () => {
    const project = await createProject(server, { published: true });
    await createResponses(server, project.id, completed(1_200, 'o1'));
    expect(await fold(project.id, 1_000)).toBe(1_000);
    expect(await fold(project.id, 1_000)).toBe(200);
  });

  it('counts each once where several fold thousands at the same time', async () => {
    const project = await createProject(server, { published: true });
    await createResponses(server, project.id, [...completed(2_500, 'o1'), ...completed(2_000, 'o2')]);
    const folded = await Promise.all([fold(project.id), fold(project.id), fold(project.id)]);
    expect(folded.reduce((sum, count) => sum + count, 0) + (await fold(project.id))).toBe(4_500);
    expect(await unfoldedCount(project.id)).toBe(0);
    const { tally } = await readTally(server.db, project.id, ['q1:one']);
    expect(tally.get('q1:one')).toEqual({ 'option:o1': 2_500n, 'option:o2': 2_000n, answered: 4_500n });
  });

  it('leaves out who saves meanwhile, and folds the others', async () => {
    const project = await createProject(server, { published: true });
    const yesterday = new Date(server.clock.now.getTime() - DAY_MS);
    const [saving = ''] = await createResponses(server, project.id, [{ state: 'answering', startedAt: yesterday }]);
    await createResponses(server, project.id, completed(300, 'o1'));
    const whoeverSaves = new Proxy(server.db, {
      get: (db, name) => (name === 'transaction' ? savedBefore : Reflect.get(db, name)),
    });
    const savedBefore: Db['transaction'] = async (change) => {
      await server.db
        .update(respondents)
        .set({ answers: { q1: 'o2' } })
        .where(eq(respondents.id, saving));
      return server.db.transaction(change);
    };
    const which = isDue(server.clock.now);
    expect(await foldProject(whoeverSaves, project.id, { which, most: 1_000 })).toBe(300);
    expect(await unfoldedCount(project.id)).toBe(1);
    expect(await fold(project.id)).toBe(1);
  });

  it('happens by itself in every project, one that cannot be folded aside, for which the job has failed', async () => {
    const [broken, sound] = [
      await createProject(server, { published: true }),
      await createProject(server, { published: true }),
    ];
    await createResponses(server, broken.id, [{ version: 99 }]);
    await createResponses(server, sound.id, completed(3, 'o1'));
    await expect(runJob()).rejects.toThrow('Some projects could not be folded.');
    expect(await unfoldedCount(sound.id)).toBe(0);
    expect(await unfoldedCount(broken.id)).toBe(1);
    await server.db.delete(respondents).where(eq(respondents.projectId, broken.id));
  });

  it('is left to its job by a report, which counts two thousand that wait and tells how many more there are', async () => {
    const project = await createProject(server, { published: true });
    await createResponses(server, project.id, completed(2_300, 'o2'));
    await createResponses(server, project.id, [{ state: 'answering' }]);
    const report = async () => (await server.call(getReport, { params: { id: project.id } }, project.owner)).data;
    const behind = await report();
    expect(behind).toMatchObject({ waiting: 300, headline: { completed: 2_000, started: 2_001 } });
    expect(behind.questions[0]).toMatchObject({ base: 2_000 });
    expect(await unfoldedCount(project.id)).toBe(2_301);
    await runJob();
    expect(await report()).toMatchObject({ waiting: 0, headline: { completed: 2_300, started: 2_301 } });
  });

  it('is not needed for what is asked of one question to be right', async () => {
    const project = await createProject(server, { published: true });
    await createResponses(server, project.id, completed(3, 'o2'));
    await fold(project.id);
    await createResponses(server, project.id, completed(2, 'o1'));
    const { tally } = await readTally(server.db, project.id, ['q1:one']);
    expect(tally.get('q1:one')).toEqual({ 'option:o1': 2n, 'option:o2': 3n, answered: 5n });
  });
});

describe('numbers', () => {
  const amount = { ...blankQuestion('number', () => 'n1'), title: { en: 'Amount' }, decimals: 6 };
  const questionnaire = { sections: [{ id: 's1', title: {}, intro: {}, questions: [amount] }] };

  it('keep every digit, folded or not, and those of deleted responses are gone', async () => {
    const project = await createProject(server, { published: true, questionnaire });
    const answered = (...given: number[]) => given.map((n1) => ({ answers: { n1 } }));
    const spread = Array.from({ length: 40 }, (_, index) => 1_000 + index * 13);
    const [highest = ''] = await createResponses(server, project.id, answered(999_983, 1_615, 1_615, 7, ...spread));
    await fold(project.id);
    await createResponses(server, project.id, answered(1_616, 0.019744));
    const figures = async () => {
      const { questions } = (await server.call(getReport, { params: { id: project.id } }, project.owner)).data;
      return questions[0]?.figures;
    };
    expect(await figures()).toMatchObject({ min: 0.019744, max: 999_983, median: 1_266.5 });
    await server.call(deleteResponse, { params: { id: project.id, responseId: highest } }, project.owner);
    expect(await figures()).toMatchObject({ min: 0.019744, max: 1_616, median: 1_260 });
    await fold(project.id);
    expect(await figures()).toMatchObject({ min: 0.019744, max: 1_616, median: 1_260 });
  });

  it('that an earlier release folded by three digits are counted anew', async () => {
    const [before, other] = [await createProject(server, { published: true }), await createProject(server)];
    await createResponses(server, before.id, completed(2, 'o1'));
    await fold(before.id);
    const cell = { tallyKey: 'n1:number', cell: 'value:1620', amount: '1' };
    const kept = { projectId: other.id, tallyKey: 'q1:one', cell: 'answered', amount: '1' };
    await server.db.insert(tallies).values([{ projectId: before.id, ...cell }, kept]);
    const [, ...recount] = readFileSync('migrations/0010_number_parts.sql', 'utf8').split('--> statement-breakpoint');
    // The column's later name.
    for (const statement of recount) {
      await server.db.execute(sql.raw(statement.replaceAll('tallied_as', 'tally_state')));
    }
    expect(await server.db.$count(tallies, eq(tallies.projectId, before.id))).toBe(0);
    expect(await server.db.$count(tallies, eq(tallies.projectId, other.id))).toBe(1);
    expect(await unfoldedCount(before.id)).toBe(2);
  });

  it('that an earlier release folded without answers off the path are counted anew, where there are any', async () => {
    const [before, other] = [await createProject(server, { published: true }), await createProject(server)];
    await createResponses(server, before.id, [{ answers: { q1: 'o1' }, offPath: { q2: 'Sweet' } }, {}]);
    // Of whoever was on the way then, it was what was not sent yet.
    const yesterday = new Date(server.clock.now.getTime() - DAY_MS);
    const underWay: ResponseOptions = { state: 'answering', startedAt: yesterday, offPath: { q2: 'Sweet' } };
    await createVersion(server, other, sampleQuestionnaire());
    await createResponses(server, other.id, [{ answers: { q1: 'o1' } }, underWay]);
    for (const { id } of [before, other]) await fold(id);
    const kept = await server.db.$count(tallies, eq(tallies.projectId, other.id));
    const [, recount = ''] = readFileSync('migrations/0026_off_path_counted.sql', 'utf8').split(
      '--> statement-breakpoint',
    );
    await server.db.execute(sql.raw(recount));
    expect(await server.db.$count(tallies, eq(tallies.projectId, before.id))).toBe(0);
    expect(await server.db.$count(tallies, eq(tallies.projectId, other.id))).toBe(kept);
    expect([await unfoldedCount(before.id), await unfoldedCount(other.id)]).toEqual([2, 0]);
  });
});

describe('deleting', () => {
  it('takes a response out of every figure, folded or not', async () => {
    const project = await createProject(server, { published: true });
    const ids = await createResponses(server, project.id, [...completed(2, 'o1'), ...completed(1, 'o2')]);
    await fold(project.id);
    const [late = ''] = await createResponses(server, project.id, [{ answers: { q1: 'o2', q2: 'Late' } }]);
    for (const responseId of [ids[0] ?? '', late]) {
      const params = { id: project.id, responseId };
      expect((await server.call(deleteResponse, { params }, project.owner)).status).toBe(200);
      expect((await server.call(deleteResponse, { params }, project.owner)).status).toBe(404);
    }
    const { headline, questions } = (await server.call(getReport, { params: { id: project.id } }, project.owner)).data;
    expect(headline).toMatchObject({ started: 2, completed: 2, medianSeconds: 20 });
    expect(questions.map(({ base, skipped }) => [base, skipped])).toEqual([
      [2, 0],
      [0, 2],
    ]);
    expect(questions[0]?.rows.map(({ count }) => count)).toEqual([1, 1]);
  });

  it('of all responses leaves nothing behind', async () => {
    const project = await createProject(server, { published: true });
    const ids = await createResponses(server, project.id, completed(3, 'o1'));
    await fold(project.id);
    for (const responseId of ids)
      await server.call(deleteResponse, { params: { id: project.id, responseId } }, project.owner);
    expect(await readTally(server.db, project.id)).toEqual({ tally: new Map(), cutOff: undefined });
  });
});

describe('a report', () => {
  it('equals a plain count at every moment while people answer, respondents are folded and responses deleted', async () => {
    const project = await createProject(server, { published: true });
    await createResponses(server, project.id, completed(700, 'o1'));
    const collecting = collect(project.id);
    let isOver = false;
    const over = Promise.all([collecting, removeSome(project)]).finally(() => {
      isOver = true;
    });
    const folders = [1, 2, 3].map(async () => {
      while (!isOver) await fold(project.id, 40);
    });
    let reads = 0;
    const readers = [1, 2].map(async () => {
      while (!isOver) {
        await expectExact(project.id);
        reads += 1;
      }
    });
    await Promise.all([over, ...folders, ...readers]);
    expect(reads).toBeGreaterThan(10);
    await fold(project.id);
    await expectExact(project.id);
    expect(await unfoldedCount(project.id)).toBe(ROUNDS / 2);
    const rows = await server.db.select().from(tallies).where(eq(tallies.projectId, project.id));
    expect(rows.every((row) => BigInt(row.amount) >= 0n)).toBe(true);
  });

  async function collect(projectId: string): Promise<void> {
    const longAgo = new Date(server.clock.now.getTime() - 7_200_000);
    for (let round = 0; round < ROUNDS; round += 1) {
      const startedAt = round % 2 === 0 ? longAgo : server.clock.now;
      const started = Array.from({ length: 5 }, () => ({ state: 'answering' as const, startedAt }));
      const ids = await createResponses(server, projectId, started);
      await complete(ids.slice(1));
    }
  }

  async function removeSome(project: Awaited<ReturnType<typeof createProject>>): Promise<void> {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [row] = await server.db
        .select({ id: respondents.id })
        .from(respondents)
        .where(and(eq(respondents.projectId, project.id), eq(respondents.state, 'completed')))
        .orderBy(round % 2 === 0 ? respondents.id : sql`${respondents.id} desc`)
        .limit(1);
      const params = { id: project.id, responseId: row?.id ?? '' };
      expect((await server.call(deleteResponse, { params }, project.owner)).status).toBe(200);
    }
  }

  async function expectExact(projectId: string): Promise<void> {
    await server.db.transaction(
      async (tx) => {
        const { tally } = await tallyIn(tx, projectId);
        const respondents = tally.get(RESPONDENTS);
        const choices = tally.get('q1:one');
        expect([
          respondents?.started,
          respondents?.completed,
          choices?.['option:o1'] ?? 0n,
          choices?.['option:o2'] ?? 0n,
        ]).toEqual(await plainCounts(tx, projectId));
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  }

  async function plainCounts(tx: Db, projectId: string): Promise<bigint[]> {
    const { rows } = await tx.execute<Record<string, string>>(sql`
      SELECT count(*) AS started, count(*) FILTER (WHERE state = 'completed') AS completed,
        count(*) FILTER (WHERE answers ->> 'q1' = 'o1') AS tea, count(*) FILTER (WHERE answers ->> 'q1' = 'o2') AS coffee
      FROM respondents WHERE project_id = ${projectId}`);
    const { started = 0, completed: done = 0, tea = 0, coffee = 0 } = rows[0] ?? {};
    return [started, done, tea, coffee].map(BigInt);
  }
});
