import { beforeAll, expect, it } from 'vitest';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { getSurvey, updateSurvey } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { createProject } from '#tests/factories/project.ts';
import { createUser } from '#tests/factories/user.ts';
import { parseCsv } from '#tests/support/parse-csv.ts';
import { startTestServer, type TestServer, visitor } from '#tests/support/test-server.ts';
import { findConsents } from '../../contract/consents.ts';
import { exportResponses } from '../../contract/export.ts';
import { getResponse } from '../../contract/responses.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const asking = (agreement: string): Questionnaire => ({
  sections: [
    {
      ...{ id: 's', title: {}, intro: {} },
      questions: [
        {
          ...{ kind: 'consent', id: 'ok', title: { en: 'Consent' }, help: {}, required: false },
          agreement: { en: agreement },
        },
        { kind: 'short_text', id: 'why', title: { en: 'Why?' }, help: {}, required: false },
      ],
    },
  ],
});

it('every response tells which text was agreed to, and all texts can be read', async () => {
  const { id, owner } = await createProject(server, { published: true, questionnaire: asking('For a year.') });
  const params = { id };
  const answer = async (answers: Record<string, string>) =>
    (await server.call(startRespondent, { params, body: { answers, complete: true } }, visitor())).data.responseId;
  const first = await answer({ ok: 'agreed' });
  server.clock.forward(60);
  await server.call(updateSurvey, { params, body: { questionnaire: asking('For ever.') } }, owner);
  await server.call(publishProject, { params }, owner);
  const second = await answer({ ok: 'agreed' });
  const third = await answer({ why: 'I do not agree.' });

  const textOf = async (responseId: string) => {
    const { questions } = (await server.call(getResponse, { params: { id, responseId } }, owner)).data;
    return questions.map(({ consentText }) => consentText);
  };
  expect(await Promise.all([first, second, third].map(textOf))).toEqual([
    [1, null],
    [2, null],
    [null, null],
  ]);

  const { consents } = (await server.call(findConsents, { params }, owner)).data;
  expect(consents).toMatchObject([
    {
      questionId: 'ok',
      texts: [
        { number: 1, versions: [1], agreement: { en: 'For a year.' } },
        { number: 2, versions: [2], agreement: { en: 'For ever.' } },
      ],
    },
  ]);
  expect(Date.parse(consents[0]?.texts[1]?.since ?? '')).toBe(server.clock.now.getTime());
  expect((await server.call(findConsents, { params }, await createUser(server))).status).toBe(404);

  const csv = await server.call(exportResponses, { params, query: { locale: 'en' } }, owner);
  const [header = [], ...rows] = parseCsv(String(csv.data));
  const column = header.findIndex((title) => title.startsWith('Consent') && title.endsWith('(number of the text)'));
  expect(rows.map((row) => row[column])).toEqual(['1', '2', '']);
  expect((await server.call(getSurvey, { params }, owner)).data.version).toBe(2);
});
