import { beforeAll, describe, expect, it } from 'vitest';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import { foldResponses } from '#features/responses/public.ts';
import { completeRespondent, saveAnswers } from '#features/taking-part/contract/answering.ts';
import { getRespondent } from '#features/taking-part/contract/respondent.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { getWelcome } from '#features/taking-part/contract/welcome.ts';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createProject, screeningQuestionnaire, type TestProject } from '#tests/factories/project.ts';
import { createRespondent, startWithKey, storedRespondent } from '#tests/factories/respondent.ts';
import { startTestServer, type TestServer, visitor } from '#tests/support/test-server.ts';
import { exportResponses } from '../contract/export.ts';
import { getReport } from '../contract/report.ts';
import { findResponses, getResponse } from '../contract/responses.ts';

/** Where jumps end at closings: whoever does not drive is screened out, whoever flies is told more. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const walks = { drives: 'no' };
const drives = { drives: 'yes', what: 'A rickshaw' };
const flies = { drives: 'yes', what: 'A plane' };

function screening(settings: Partial<ProjectSettings> = {}): Promise<TestProject> {
  return createProject(server, { questionnaire: screeningQuestionnaire(), published: true, settings });
}

const atOnce = async (id: string, answers: Record<string, string>, by = visitor()) =>
  server.call(startRespondent, { params: { id }, body: { answers, complete: true } }, by);
const inThree = async (id: string, answers: Record<string, string>, by = visitor()) => {
  const respondent = await createRespondent(server, id, { by });
  await server.call(saveAnswers, { params: { id: respondent }, body: { answers } });
  return server.call(completeRespondent, { params: { id: respondent }, body: {} });
};
const shown = async (respondent: string) =>
  (await server.call(getRespondent, { params: { id: respondent } })).data as { state: string; closing?: unknown };

describe.each([
  ['at once', atOnce],
  ['in three calls', inThree],
])('a response %s', (_name, submit) => {
  it('ends at the closing that its answers lead to, and tells no answers', async () => {
    const { id } = await screening();
    const [walker, pilot, driver] = [await submit(id, walks), await submit(id, flies), await submit(id, drives)];
    expect([walker, pilot, driver].map(({ data }) => data.state)).toEqual(['screened_out', 'completed', 'completed']);
    const { closings } = screeningQuestionnaire();
    expect(await shown(walker.data._id)).toMatchObject({ closing: { title: closings?.[0]?.title, text: {} } });
    expect(await shown(pilot.data._id)).toMatchObject({ closing: { link: 'https://example.com/planes' } });
    const { closing, state } = await shown(driver.data._id);
    expect([closing, state]).toEqual([null, 'completed']);
    expect(JSON.stringify(await shown(pilot.data._id))).not.toContain('plane"');
  });

  it('that is screened out takes no place, asks for no details, and is in no figure but its own', async () => {
    const { id, owner } = await screening({
      responseLimit: 1,
      responseMethod: 'identified',
      details: { name: 'required', phone: 'off', email: 'off', address: 'off' },
    });
    for (let times = 0; times < 3; times += 1) expect((await submit(id, walks)).data.state).toBe('screened_out');
    const context: Partial<JobContext> = { db: server.db, now: server.clock.now };
    await foldResponses.run(context as JobContext, {});
    expect((await submit(id, walks)).data.state).toBe('screened_out');
    const body = { answers: drives, details: { name: 'Rahim' }, complete: true };
    expect((await server.call(startRespondent, { params: { id }, body })).data.state).toBe('completed');
    expect((await atOnce(id, walks)).status).toBe(410);
    const { data: report } = await server.call(getReport, { params: { id } }, owner);
    expect(report.headline).toMatchObject({ completed: 1, screenedOut: 4, completionRate: 1 });
    expect(report.questions[0]).toMatchObject({ base: 1 });
  });

  it('that is screened out is listed by itself, unread, and in no file', async () => {
    const { id, owner } = await screening();
    const ref = (await submit(id, walks)).data._id;
    const list = (state?: 'screened_out') =>
      server.call(findResponses, { params: { id }, query: { state, with: 'answers' } }, owner);
    expect((await list()).data).toMatchObject({ items: [], total: 0 });
    const { items } = (await list('screened_out')).data;
    expect(items).toEqual([expect.objectContaining({ state: 'screened_out', answered: 1, completedAt: null })]);
    expect(items[0]).not.toHaveProperty('answers');
    const { id: responseId } = await storedRespondent(server, ref);
    expect((await server.call(getResponse, { params: { id, responseId } }, owner)).status).toBe(404);
    const file = await server.call(exportResponses, { params: { id }, query: { locale: 'en' } }, owner);
    expect(String(file.body).trim().split('\n')).toHaveLength(1);
  });

  it('that is screened out cannot be tried again where each may answer once', async () => {
    const { id } = await screening({ onePer: 'device' });
    const by = visitor();
    expect((await submit(id, walks, by)).data.state).toBe('screened_out');
    expect((await atOnce(id, drives, by)).status).toBe(409);
    expect((await server.call(getWelcome, { params: { id } }, by)).data).toMatchObject({
      hasAnswered: true,
      mayAnswerAgain: false,
      respondent: null,
    });
  });
});

describe('completeRespondent', () => {
  it('asked again answers the same, and takes nothing more from whoever was screened out', async () => {
    const { id } = await screening();
    const respondent = await createRespondent(server, id);
    const complete = (answers: Record<string, string>) =>
      server.call(completeRespondent, { params: { id: respondent }, body: { answers } });
    const first = await complete({ ...walks, what: 'A boat' });
    expect(first.data.state).toBe('screened_out');
    expect((await complete(walks)).body).toEqual(first.body);
    expect((await complete(drives)).status).toBe(409);
    expect((await server.call(saveAnswers, { params: { id: respondent }, body: { answers: drives } })).status).toBe(
      409,
    );
    const { answers, offPath } = await storedRespondent(server, respondent);
    expect([answers, offPath]).toEqual([walks, { what: 'A boat' }]);
  });
});

describe('startRespondent', () => {
  it('repeated with its key answers the same to whoever was screened out', async () => {
    const { id } = await screening();
    const body = { answers: walks, complete: true };
    const first = await startWithKey(server, id, 'screened-out-once', body);
    expect(first.body).toMatchObject({ data: { data: { state: 'screened_out' } } });
    expect((await startWithKey(server, id, 'screened-out-once', body)).body).toEqual(first.body);
  });
});
