import { beforeAll, describe, expect, it } from 'vitest';
import type { Quota } from '#domain/questionnaire/quotas/quota-schema.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { getSurvey, updateSurvey } from '#features/projects/contract/project.ts';
import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import { completeRespondent, saveAnswers } from '#features/taking-part/contract/answering.ts';
import { getRespondent } from '#features/taking-part/contract/respondent.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { getWelcome } from '#features/taking-part/contract/welcome.ts';
import { createProject, screeningQuestionnaire, type TestProject } from '#tests/factories/project.ts';
import { createRespondent, saveWithKey, startWithKey, storedRespondent } from '#tests/factories/respondent.ts';
import { startTestServer, type TestServer, visitor } from '#tests/support/test-server.ts';
import { getReport } from '../contract/report.ts';
import { deleteResponse, findResponses } from '../contract/responses.ts';

/** Of those who drive only so many are taken, whatever they drive; of those with a rickshaw fewer still. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const drivers: Quota = {
  id: 'drivers',
  name: 'Drivers',
  condition: { op: 'chose', question: 'drives', options: ['yes'] },
  cap: 7,
  closing: 'pilots',
};
const rickshaws: Quota = {
  id: 'rickshaws',
  name: 'Rickshaws',
  condition: { op: 'contains', question: 'what', text: 'rickshaw' },
  cap: 2,
};
const car = { drives: 'yes', what: 'A car' };
const rickshaw = { drives: 'yes', what: 'A rickshaw' };
const walks = { drives: 'no', why: 'Fun' };

function limited(quotas: Quota[], settings: Partial<ProjectSettings> = {}): Promise<TestProject> {
  const { closings, ...questionnaire } = screeningQuestionnaire();
  // Nobody is screened out here.
  const sections = questionnaire.sections.map((section) => ({
    ...section,
    questions: section.questions.map(({ jumps: _, ...question }) => question),
  }));
  return createProject(server, {
    questionnaire: { sections, closings } as typeof questionnaire,
    published: true,
    settings: { ...settings, quotas },
  });
}

const atOnce = async (id: string, answers: Record<string, string>, by = visitor()) =>
  (await server.call(startRespondent, { params: { id }, body: { answers, complete: true } }, by)).data;
const inThree = async (id: string, answers: Record<string, string>, by = visitor()) => {
  const respondent = await createRespondent(server, id, { by });
  await server.call(saveAnswers, { params: { id: respondent }, body: { answers } });
  return (await server.call(completeRespondent, { params: { id: respondent }, body: {} })).data;
};
const filledIn = async ({ id, owner }: TestProject) => {
  const { quotas } = (await server.call(getReport, { params: { id } }, owner)).data;
  return Object.fromEntries(quotas.map((quota) => [quota.id, quota.filled]));
};
const setQuotas = ({ id, owner }: TestProject, quotas: Quota[]) =>
  server.call(updateSurvey, { params: { id }, body: { quotas } }, owner);

describe.each([
  ['at once', atOnce],
  ['in three calls', inThree],
])('responses %s', (_name, submit) => {
  it('are taken up to the cap exactly, however many come at the same moment', async () => {
    const project = await limited([drivers, rickshaws]);
    const sent = Array.from({ length: 40 }, (_, index) => submit(project.id, index % 2 ? rickshaw : car));
    const states = (await Promise.all(sent)).map(({ state }) => state);
    expect(states.filter((state) => state === 'completed')).toHaveLength(7);
    expect(states.filter((state) => state === 'over_quota')).toHaveLength(33);
    const filled = await filledIn(project);
    expect(filled.drivers).toBe(7);
    expect(filled.rickshaws).toBeLessThanOrEqual(2);
    expect((await submit(project.id, walks)).state).toBe('completed');
    const { headline } = (await server.call(getReport, { params: { id: project.id } }, project.owner)).data;
    expect(headline).toMatchObject({ completed: 8, overQuota: 33, completionRate: 1 });
  });

  it('over quota take no place in another, and end where the quota says', async () => {
    const project = await limited([drivers, rickshaws]);
    for (let times = 0; times < 2; times += 1) await submit(project.id, rickshaw);
    const over = await submit(project.id, rickshaw);
    expect(over.state).toBe('over_quota');
    expect(await filledIn(project)).toEqual({ drivers: 2, rickshaws: 2 });
    expect((await server.call(getRespondent, { params: { id: over._id } })).data).toMatchObject({
      closing: { title: { en: 'We have enough answers like yours' }, text: { bn: expect.stringContaining('ধন্যবাদ') } },
      redirect: null,
    });
    await setQuotas(project, [{ ...drivers, cap: 2 }]);
    const { _id } = await submit(project.id, car);
    expect((await server.call(getRespondent, { params: { id: _id } })).data).toMatchObject({
      state: 'over_quota',
      closing: { link: 'https://example.com/planes' },
    });
    const listed = await server.call(
      findResponses,
      { params: { id: project.id }, query: { state: 'over_quota' } },
      project.owner,
    );
    expect(listed.data.items).toHaveLength(2);
  });

  it('are asked for no details when they are over, and cannot be tried again where each may answer once', async () => {
    const project = await limited([{ ...drivers, cap: 1 }], { onePer: 'device' });
    expect((await submit(project.id, car)).state).toBe('completed');
    const by = visitor();
    expect((await submit(project.id, car, by)).state).toBe('over_quota');
    const { data } = await server.call(getWelcome, { params: { id: project.id } }, by);
    expect(data).toMatchObject({ hasAnswered: true, mayAnswerAgain: false });
  });
});

describe('deleteResponse', () => {
  it('gives the place under a quota back', async () => {
    const project = await limited([{ ...drivers, cap: 1 }]);
    const { responseId } = await atOnce(project.id, car);
    expect((await atOnce(project.id, car)).state).toBe('over_quota');
    await server.call(deleteResponse, { params: { id: project.id, responseId } }, project.owner);
    expect(await filledIn(project)).toEqual({ drivers: 0 });
    expect((await atOnce(project.id, car)).state).toBe('completed');
  });
});

describe('updateSurvey', () => {
  it('counts what is there under a quota that is new or asks for others, and else goes on counting', async () => {
    const project = await limited([]);
    for (const answers of [car, rickshaw, walks]) await atOnce(project.id, answers);
    await setQuotas(project, [{ ...drivers, cap: 3 }]);
    expect((await atOnce(project.id, car)).state).toBe('completed');
    expect((await atOnce(project.id, car)).state).toBe('over_quota');
    await setQuotas(project, [{ ...drivers, name: 'Whoever drives', cap: 4 }]);
    expect((await atOnce(project.id, car)).state).toBe('completed');
    expect(await filledIn(project)).toEqual({ drivers: 4 });
    await setQuotas(project, []);
    await atOnce(project.id, car);
    await setQuotas(project, [{ ...drivers, cap: 6 }]);
    expect(await filledIn(project)).toEqual({ drivers: 5 });
    await setQuotas(project, [{ ...drivers, condition: rickshaws.condition, cap: 6 }]);
    expect(await filledIn(project)).toEqual({ drivers: 1 });
  });

  it('counts exactly also where many come as a quota begins to ask for others', async () => {
    const project = await limited([{ ...drivers, cap: 20 }]);
    await Promise.all(Array.from({ length: 5 }, () => atOnce(project.id, rickshaw)));
    const changed = setQuotas(project, [{ ...rickshaws, cap: 9 }]);
    const sent = await Promise.all(Array.from({ length: 40 }, () => atOnce(project.id, rickshaw)));
    expect((await changed).status).toBe(200);
    const taken = sent.filter(({ state }) => state === 'completed').length;
    expect(await filledIn(project)).toEqual({ rickshaws: 5 + taken });
    const late = await Promise.all(Array.from({ length: 10 }, () => atOnce(project.id, rickshaw)));
    expect(late.filter(({ state }) => state === 'completed')).toHaveLength(Math.max(0, 9 - 5 - taken));
  });

  it('tells quotas as they were sent', async () => {
    const project = await limited([drivers]);
    const { data } = await server.call(getSurvey, { params: { id: project.id } }, project.owner);
    expect(data.quotas).toEqual([drivers]);
    expect((await setQuotas(project, [drivers, drivers])).status).toBe(422);
  });
});

describe('saveAnswers', () => {
  it('tells as soon as nobody needs to go on, and completing ends it though answers are missing', async () => {
    const { id } = await limited([{ ...drivers, cap: 1 }]);
    const respondent = await createRespondent(server, id);
    const save = async (answers: Record<string, string>) =>
      (await server.call(saveAnswers, { params: { id: respondent }, body: { answers } })).data.overQuota;
    const complete = () => server.call(completeRespondent, { params: { id: respondent }, body: {} });
    expect(await save({ drives: 'yes' })).toBe(false);
    expect((await complete()).status).toBe(422);
    await atOnce(id, car);
    expect(await save({ drives: 'no' })).toBe(false);
    expect((await complete()).status).toBe(422);
    expect(await save({ drives: 'yes' })).toBe(true);
    const ended = await complete();
    expect(ended.data.state).toBe('over_quota');
    expect((await complete()).body).toEqual(ended.body);
    expect(await storedRespondent(server, respondent)).toMatchObject({
      quotaId: 'drivers',
      answers: { drives: 'yes' },
    });
  });
});

describe('an answer that stood there from the start', () => {
  const works: Quota = {
    id: 'works',
    name: 'Who works',
    condition: { op: 'chose', question: 'works', options: ['yes'] },
    cap: 1,
  };
  const asked = (given: object) => {
    const every = { title: { en: 'What?' }, help: {}, required: true };
    const questions: Question[] = [
      { ...every, id: 'name', kind: 'short_text' },
      { ...every, id: 'works', kind: 'yes_no', ...given },
      { ...every, id: 'why', kind: 'short_text' },
    ];
    return { sections: [{ id: 's', title: {}, intro: {}, questions }] };
  };

  describe.each([
    ['as the default', { default: 'yes' }, {}],
    ['by the link', {}, { prefill: { works: 'yes' } }],
  ])('%s', (_name, given, begun) => {
    const sayYes = { name: 'Rina', works: 'yes', why: 'Money' };
    async function full(): Promise<string> {
      const settings = { viewType: 'step' as const, quotas: [works] };
      const { id } = await createProject(server, { questionnaire: asked(given), published: true, settings });
      expect((await atOnce(id, sayYes)).state).toBe('completed');
      const { data } = await server.call(startRespondent, { params: { id }, body: begun });
      return data._id;
    }
    const save = async (id: string, key: string, answers: Record<string, string>) =>
      (await saveWithKey(server, id, key, answers)).body.data.data.overQuota;
    const complete = (id: string, answers?: Record<string, string>) =>
      server.call(completeRespondent, { params: { id }, body: answers ? { answers } : {} });

    it('turns nobody away before it was sent, also where the save is repeated', async () => {
      const respondent = await full();
      expect(await save(respondent, 'the-first-page-only', { name: 'Rina' })).toBe(false);
      expect(await save(respondent, 'the-first-page-only', { name: 'Rina' })).toBe(false);
      expect((await complete(respondent)).status).toBe(422);
      expect(await save(respondent, 'the-second-page-too', { works: 'no' })).toBe(false);
      expect((await complete(respondent, { why: 'Health' })).data.state).toBe('completed');
    });

    it('does once it was sent, in a save or as all is submitted', async () => {
      const respondent = await full();
      expect(await save(respondent, 'the-second-page-too', { works: 'yes' })).toBe(true);
      expect(await save(respondent, 'the-second-page-too', { works: 'yes' })).toBe(true);
      expect((await complete(respondent)).data.state).toBe('over_quota');
      expect((await complete(await full(), { works: 'yes' })).data.state).toBe('over_quota');
    });

    it('counts where all is submitted with it', async () => {
      expect((await complete(await full(), { name: 'Rina', why: 'Money' })).data.state).toBe('over_quota');
    });
  });
});

describe('startRespondent', () => {
  it('repeated with its key answers the same to whoever was over quota', async () => {
    const { id } = await limited([{ ...drivers, cap: 1 }]);
    await atOnce(id, car);
    const body = { answers: car, complete: true };
    const first = await startWithKey(server, id, 'over-quota-only-once', body);
    expect(first.body).toMatchObject({ data: { data: { state: 'over_quota' } } });
    expect((await startWithKey(server, id, 'over-quota-only-once', body)).body).toEqual(first.body);
  });
});
