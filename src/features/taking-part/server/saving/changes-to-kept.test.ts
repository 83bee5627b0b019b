import { beforeAll, describe, expect, it } from 'vitest';
import { getSurvey, updateSurvey } from '#features/projects/contract/project.ts';
import { branchingQuestionnaire, createProject, sampleQuestionnaire } from '#tests/factories/project.ts';
import { createRespondent, storedRespondent } from '#tests/factories/respondent.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { completeRespondent, saveAnswers } from '../../contract/answering.ts';

/** Where a project leads nobody back, an answer that was saved stays as it is. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const noBack = { viewType: 'step', allowBack: false } as const;
const save = (id: string, answers: Record<string, string | null>) =>
  server.call(saveAnswers, { params: { id }, body: { answers } });
const complete = (id: string, answers: Record<string, string>) =>
  server.call(completeRespondent, { params: { id }, body: { answers } });

async function begun(settings: { viewType: 'step' | 'tree' | 'paged' | 'list'; allowBack: boolean }) {
  const questionnaire = sampleQuestionnaire();
  const { id } = await createProject(server, { settings, questionnaire, published: true });
  return await createRespondent(server, id);
}

describe.each([
  ['saveAnswers', save],
  ['completeRespondent', complete],
])('%s', (_name, send) => {
  it.each(['step', 'tree', 'paged'] as const)('refuses another answer in the view %s, by name', async (viewType) => {
    const respondent = await begun({ ...noBack, viewType });
    await save(respondent, { q1: 'o1' });
    const refused = await send(respondent, { q1: 'o2', q2: 'Late' });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.data.error.fields)).toEqual(['answers.q1']);
    expect((await storedRespondent(server, respondent)).answers).toEqual({ q1: 'o1' });
    expect((await send(respondent, { q1: 'o1', q2: 'Late' })).status).toBeLessThan(300);
    expect((await storedRespondent(server, respondent)).answers).toEqual({ q1: 'o1', q2: 'Late' });
  });

  it('takes another where they may go back, and where all is on one page', async () => {
    for (const settings of [
      { ...noBack, allowBack: true },
      { ...noBack, viewType: 'list' },
    ] as const) {
      const respondent = await begun(settings);
      await save(respondent, { q1: 'o1' });
      expect((await send(respondent, { q1: 'o2' })).status).toBeLessThan(300);
      expect((await storedRespondent(server, respondent)).answers).toEqual({ q1: 'o2' });
    }
  });
});

describe('an answer that stays', () => {
  it('is not taken back either, and of two that come at once one stays', async () => {
    const respondent = await begun(noBack);
    const replies = await Promise.all(['o1', 'o2'].map((q1) => save(respondent, { q1 })));
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
    expect((await save(respondent, { q1: null })).status).toBe(422);
    const first = replies.findIndex(({ status }) => status === 200);
    expect((await storedRespondent(server, respondent)).answers).toEqual({ q1: first === 0 ? 'o1' : 'o2' });
  });

  it('leaves what is still missing to be given, wherever it is', async () => {
    const questionnaire = branchingQuestionnaire();
    const { id } = await createProject(server, { settings: noBack, questionnaire, published: true });
    const respondent = await createRespondent(server, id);
    await save(respondent, { drives: 'yes', why: 'It is fun' });
    expect((await save(respondent, { drives: 'no' })).status).toBe(422);
    expect((await complete(respondent, { what: 'A rickshaw' })).data).toMatchObject({ state: 'completed' });
  });

  it('may be changed once its owner lets respondents go back', async () => {
    const { id, owner } = await createProject(server, {
      settings: noBack,
      questionnaire: sampleQuestionnaire(),
      published: true,
    });
    const respondent = await createRespondent(server, id);
    await save(respondent, { q1: 'o1' });
    expect((await save(respondent, { q1: 'o2' })).status).toBe(422);
    const params = { id };
    await server.call(updateSurvey, { params, body: { allowBack: true, showProgress: false } }, owner);
    expect((await server.call(getSurvey, { params }, owner)).data).toMatchObject({
      allowBack: true,
      showProgress: false,
    });
    expect((await save(respondent, { q1: 'o2' })).status).toBe(200);
  });
});
