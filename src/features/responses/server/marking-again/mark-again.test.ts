import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { setQuestionMarking } from '#domain/quiz/edit-marking.ts';
import { RIGHT, sampleQuiz } from '#domain/quiz/sample-quiz.ts';
import { isEnqueued } from '#kit/server/jobs/enqueue.ts';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createProject } from '#tests/factories/project.ts';
import { createResponses } from '#tests/factories/response.ts';
import { createVersion } from '#tests/factories/version.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { respondents } from '../tables.ts';
import { foldProject } from '../tallies/fold-project.ts';
import { readTally, tallyIn } from '../tallies/read-tally.ts';
import { isUnfolded } from '../tallies/unfolded.ts';
import { markAgain, markAgainLater } from './mark-again.ts';
import { markThoseOf, Superseded } from './mark-batch.ts';
import { lastRemarking, remarkedVersions } from './ways-of-marking.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const rightIs = (option: string) =>
  setQuestionMarking(sampleQuiz, 'capital', { points: 2, key: { by: 'options', right: [option] } });

/** Three versions with two keys more; answers to the first two, of which most are folded. */
async function keyedThrice() {
  const project = await createProject(server, { kind: 'quiz', questionnaire: sampleQuiz });
  for (const option of ['o1', 'o2']) await createVersion(server, project, rightIs(option));
  const answered = (version: number, capital: string) => ({ version, answers: { ...RIGHT, capital } });
  const all = [1, 2].flatMap((version) => ['o1', 'o2', 'o3'].map((capital) => answered(version, capital)));
  await createResponses(server, project.id, all);
  await foldProject(server.db, project.id, { which: isUnfolded, most: 4 });
  await createVersion(server, project, rightIs('o3'));
  return project.id;
}

const run = (projectId: string, version: number) =>
  markAgain.run({ db: server.db, now: server.clock.now } as JobContext, { projectId, version });

/** What the tallies are when nothing of it was ever folded. */
async function freshTally(projectId: string) {
  return await server.db
    .transaction(async (tx) => {
      await tx.execute(sql`UPDATE respondents SET tally_state = NULL WHERE project_id = ${projectId}`);
      await tx.execute(sql`DELETE FROM tallies WHERE project_id = ${projectId}`);
      await tx.execute(sql`DELETE FROM tally_parts WHERE project_id = ${projectId}`);
      throw Object.assign(new Error('taken back'), { tally: (await tallyIn(tx, projectId)).tally });
    })
    .catch((error: { tally?: unknown }) => {
      if (error.tally) return error.tally;
      throw error;
    });
}

describe('markAgain', () => {
  it('that was broken off has marked some whole, and goes on with the others', async () => {
    const projectId = await keyedThrice();
    const marking = { projectId, by: 3, now: server.clock.now };
    expect(await markThoseOf(server.db, marking, { version: 1, markedBy: null })).toBe(0);
    expect((await readTally(server.db, projectId)).tally).toEqual(await freshTally(projectId));
    expect(await lastRemarking(server.db, projectId)).toMatchObject({ results: 3, changed: 2, finishedAt: null });

    await run(projectId, 3);
    expect((await readTally(server.db, projectId)).tally).toEqual(await freshTally(projectId));
    expect(await lastRemarking(server.db, projectId)).toMatchObject({
      ...{ markedBy: 3, results: 6, changed: 4, finishedAt: server.clock.now },
      ...{ markedBefore: 6, markedAfter: 6, percentBefore: 52_000, percentAfter: 52_000 },
    });
    const marked = await server.db.$count(respondents, sql`project_id = ${projectId} AND marked_by = 3`);
    expect(marked).toBe(6);
  });

  it('knows of each version the last key that marked it', async () => {
    const projectId = await keyedThrice();
    await run(projectId, 3);
    await createVersion(server, { id: projectId, owner: { id: projectId } }, rightIs('o1'));
    await run(projectId, 4);
    expect(await remarkedVersions(server.db, projectId)).toEqual([
      { version: 1, markedBy: 4 },
      { version: 2, markedBy: 4 },
    ]);
    expect((await readTally(server.db, projectId)).tally).toEqual(await freshTally(projectId));
  });

  it('leaves everything to a later key', async () => {
    const projectId = await keyedThrice();
    const marking = { projectId, by: 2, now: server.clock.now };
    await expect(markThoseOf(server.db, marking, { version: 1, markedBy: null })).rejects.toThrow(Superseded);
    await run(projectId, 2);
    expect(await server.db.$count(respondents, sql`project_id = ${projectId} AND marked_by IS NOT NULL`)).toBe(0);
  });
});

it('is asked for with the version that is published', async () => {
  const projectId = await keyedThrice();
  await server.db.transaction((tx) => markAgainLater(tx, { projectId, version: 3 }, server.clock.now));
  expect(await isEnqueued(server.db, markAgain, `${projectId} 3`)).toBe(true);
});
