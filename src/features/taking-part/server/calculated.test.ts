import { beforeAll, describe, expect, it } from 'vitest';
import { mapLanguages } from '#domain/questionnaire/piping/find-piped.ts';
import { createProject, scoringQuestionnaire } from '#tests/factories/project.ts';
import { createRespondent, storedRespondent } from '#tests/factories/respondent.ts';
import { statementsOf } from '#tests/support/count-statements.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { publishProject } from '../../projects/contract/publishing.ts';
import { completeRespondent, saveAnswers } from '../contract/answering.ts';
import { getRespondent } from '../contract/respondent.ts';
import { startRespondent } from '../contract/start-respondent.ts';

/** Where a score decides: who gives 3 or fewer of 10 stars is screened out, who gives 8 or more is asked why. */

let server: TestServer;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ id } = await createProject(server, { questionnaire: scoringQuestionnaire(), published: true }));
});

const start = (answers: Record<string, string | number>) =>
  server.call(startRespondent, { params: { id }, body: { answers, complete: true } });

describe('a response whose score decides', () => {
  it('is asked what follows from it, and keeps the rest apart', async () => {
    const happy = { food: 5, service: 4 };
    const refused = await start(happy);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.data.error.fields)).toEqual(['answers.why']);
    const { data } = await start({ ...happy, why: 'The tea' });
    expect(await storedRespondent(server, data._id)).toMatchObject({
      state: 'completed',
      answers: { ...happy, why: 'The tea' },
      offPath: null,
    });
    const middling = await start({ food: 3, service: 2, why: 'The tea' });
    expect(await storedRespondent(server, middling.data._id)).toMatchObject({
      state: 'completed',
      answers: { food: 3, service: 2 },
      offPath: { why: 'The tea' },
    });
  });

  it('is screened out by it', async () => {
    const { data } = await start({ food: 1, service: 2 });
    expect(await storedRespondent(server, data._id)).toMatchObject({ state: 'screened_out' });
  });

  it('tells how many are asked as answers come, and completes by the stored ones', async () => {
    const respondent = await createRespondent(server, id);
    const params = { id: respondent };
    const save = (answers: Record<string, string | number | null>) =>
      server.call(saveAnswers, { params, body: { answers } });
    expect((await save({ food: 5 })).data).toMatchObject({ answered: 1, total: 2 });
    expect((await save({ service: 5 })).data).toMatchObject({ answered: 2, total: 3 });
    expect((await server.call(completeRespondent, { params, body: {} })).status).toBe(422);
    await save({ service: 2 });
    expect((await server.call(completeRespondent, { params, body: {} })).status).toBe(200);
  });
});

describe('the closing text', () => {
  it('says what was answered and what it comes to, as it is set now', async () => {
    const closingText = { en: '{{value:score|0}} stars, {{answer:why|nothing}}.', bn: '{{value:score|০}}টি তারা।' };
    const settings = { closingText, languages: ['en' as const, 'bn' as const] };
    const project = await createProject(server, { questionnaire: scoringQuestionnaire(), settings, published: true });
    const ended = async (answers: Record<string, string | number>) => {
      const body = { answers, complete: true };
      const { _id } = (await server.call(startRespondent, { params: { id: project.id }, body })).data;
      const { closingText: said } = (await server.call(getRespondent, { params: { id: _id } })).data.project;
      // Where marks may stand, what is put in is guarded.
      return mapLanguages(said, (text) => text.replaceAll('\u2060', ''));
    };
    expect(await ended({ food: 5, service: 4, why: 'The tea' })).toEqual({
      en: '9 stars, The tea.',
      bn: '৯টি তারা।',
    });
    expect(await ended({ food: 3, service: 2, why: 'The tea' })).toEqual({ en: '5 stars, nothing.', bn: '৫টি তারা।' });
  });

  it('keeps from publishing where it says what is not there', async () => {
    const settings = { closingText: { en: '{{answer:gone|x}}' } };
    const { id: draft, owner } = await createProject(server, { questionnaire: scoringQuestionnaire(), settings });
    expect((await server.call(publishProject, { params: { id: draft } }, owner)).status).toBe(422);
  });
});

describe('a questionnaire whose variables decide nothing', () => {
  it('costs what one without any costs', async () => {
    const { sections, ...rest } = scoringQuestionnaire();
    const plain = sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => ({ ...question, showIf: undefined, jumps: undefined })),
    }));
    const project = await createProject(server, { questionnaire: { ...rest, sections: plain }, published: true });
    const body = { answers: { food: 5, service: 5, why: 'x' }, complete: true };
    const begin = () => server.call(startRespondent, { params: { id: project.id }, body });
    await begin();
    expect(await statementsOf(begin)).toBe(1);
  });
});
