import { beforeAll, describe, expect, it } from 'vitest';
import { getSurvey, updateSurvey } from '#features/projects/contract/project.ts';
import { createProject, sampleQuestionnaire, screeningQuestionnaire } from '#tests/factories/project.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { getRespondent } from '../../contract/respondent.ts';
import { startRespondent } from '../../contract/start-respondent.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const OURS = 'https://example.com/thanks?from=survey';

async function endOf(id: string, answers: Record<string, string>) {
  const { data } = await server.call(startRespondent, { params: { id }, body: { answers, complete: true } });
  return (await server.call(getRespondent, { params: { id: data._id } })).data;
}

describe('where somebody is led who has ended', () => {
  it('is where the project leads, as it is set now', async () => {
    const project = await createProject(server, { questionnaire: sampleQuestionnaire(), published: true });
    expect(await endOf(project.id, { q1: 'o1' })).toMatchObject({ state: 'completed', redirect: null });
    const params = { id: project.id };
    await server.call(updateSurvey, { params, body: { redirect: ' example.com/thanks?from=survey ' } }, project.owner);
    expect((await server.call(getSurvey, { params }, project.owner)).data.redirect).toBe(OURS);
    expect(await endOf(project.id, { q1: 'o1' })).toMatchObject({ state: 'completed', redirect: OURS });
    await server.call(updateSurvey, { params, body: { redirect: null } }, project.owner);
    expect(await endOf(project.id, { q1: 'o1' })).toMatchObject({ redirect: null });
  });

  it('is where their closing leads, which may be nowhere; what completing leads to is told to nobody else', async () => {
    const questionnaire = screeningQuestionnaire();
    const elsewhere = 'https://example.org/others';
    const closings = questionnaire.closings?.map((closing) =>
      closing.id === 'walkers' ? { ...closing, link: elsewhere, redirects: true } : closing,
    );
    const settings = { redirect: OURS };
    const led = await createProject(server, {
      settings,
      questionnaire: { ...questionnaire, ...(closings && { closings }) },
      published: true,
    });
    const walker = { drives: 'no', why: 'Short ways' };
    expect(await endOf(led.id, walker)).toMatchObject({ state: 'screened_out', redirect: elsewhere });
    expect(await endOf(led.id, { drives: 'yes', what: 'A plane' })).toMatchObject({
      state: 'completed',
      closing: { link: 'https://example.com/planes' },
      redirect: null,
    });
    expect(await endOf(led.id, { drives: 'yes', what: 'A rickshaw' })).toMatchObject({ redirect: OURS });
    const left = await createProject(server, { settings, questionnaire, published: true });
    expect(await endOf(left.id, walker)).toMatchObject({ state: 'screened_out', redirect: null });
  });
});

describe('updateSurvey', () => {
  it.each([
    'javascript:alert(1)',
    'http://example.com',
    'https://me:secret@example.com',
    '//example',
    'data:text/html,x',
    `https://example.com/${'x'.repeat(3000)}`,
    '',
    7,
  ])('refuses to lead to %j, by name', async (redirect) => {
    const { id, owner } = await createProject(server, {});
    const reply = await server.send({ method: 'PUT', url: `/api/v1/projects/${id}`, payload: { redirect }, by: owner });
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.data.error.fields)).toEqual(['redirect']);
  });

  it('refuses a closing that would open by itself what is not of https', async () => {
    const { id, owner } = await createProject(server, {});
    const [, pilots] = screeningQuestionnaire().closings ?? [];
    for (const link of ['http://example.com', undefined]) {
      const questionnaire = { ...screeningQuestionnaire(), closings: [{ ...pilots, link, redirects: true }] };
      const payload = { questionnaire };
      const reply = await server.send({ method: 'PUT', url: `/api/v1/projects/${id}`, payload, by: owner });
      expect(reply.status).toBe(422);
      expect(Object.keys(reply.body.data.error.fields)).toEqual(['questionnaire.closings']);
    }
  });
});
