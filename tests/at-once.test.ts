import { beforeAll, expect, test } from 'vitest';
import { register } from '#features/identity/contract/accounts.ts';
import { updateMe } from '#features/identity/contract/profile.ts';
import { login, refreshToken } from '#features/identity/contract/sessions.ts';
import { resendVerification } from '#features/identity/contract/verification.ts';
import { deleteProject, duplicateProject, getSurvey, updateSurvey } from '#features/projects/contract/project.ts';
import { closeProject, publishProject, reopenProject } from '#features/projects/contract/publishing.ts';
import { saveQuestionnaire } from '#features/projects/contract/questionnaire.ts';
import { getReport } from '#features/reports/contract/report.ts';
import { deleteResponse, findResponses } from '#features/reports/contract/responses.ts';
import { completeRespondent } from '#features/taking-part/contract/answering.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { createProject, sampleQuestionnaire } from './factories/project.ts';
import { createRespondent, createResponse, saveWithKey, startWithKey } from './factories/respondent.ts';
import { createUser, PASSWORD } from './factories/user.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

type Send = () => Promise<{ status: number }>;

/** Sends all of them side by side, in another order every round; gives the statuses. */
async function sendAtOnce(sends: readonly Send[], rounds: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const turned = [...sends.slice(round % sends.length), ...sends.slice(0, round % sends.length)];
    statuses.push(...(await Promise.all(turned.map((send) => send()))).map(({ status }) => status));
  }
  return statuses;
}

const failures = (statuses: readonly number[]) => statuses.filter((status) => status >= 500);

test('a draft that is saved, published and deleted at once fails nobody', async () => {
  for (let round = 0; round < 15; round += 1) {
    const { id, owner } = await createProject(server);
    const params = { id };
    const questionnaire = sampleQuestionnaire();
    const statuses = await sendAtOnce(
      [
        () =>
          server.call(
            saveQuestionnaire,
            { params, body: { questionnaireRevision: 1, questionnaire: { sections: [] } } },
            owner,
          ),
        () => server.call(deleteProject, { params }, owner),
        () => server.call(saveQuestionnaire, { params, body: { questionnaireRevision: 1, questionnaire } }, owner),
        () => server.call(updateSurvey, { params, body: { settingsRevision: 1, title: { en: 'Tea' } } }, owner),
        () => server.call(saveQuestionnaire, { params, body: { questionnaireRevision: 2, questionnaire } }, owner),
        () => server.call(duplicateProject, { params }, owner),
        () => server.call(publishProject, { params }, owner),
        () => server.call(deleteProject, { params }, owner),
      ],
      1,
    );
    expect(failures(statuses)).toEqual([]);
  }
});

test('a survey that is answered, limited, closed, reopened and read at once fails nobody', async () => {
  const { id, owner } = await createProject(server, { published: true, settings: { responseLimit: 40 } });
  const params = { id };
  const whole = { answers: { q1: 'o1' }, complete: true };
  const settings = (responseLimit: number | null) => async () => {
    const { settingsRevision } = (await server.call(getSurvey, { params }, owner)).data;
    return await server.call(updateSurvey, { params, body: { settingsRevision, responseLimit } }, owner);
  };
  const respondent = await createRespondent(server, id);
  await createResponse(server, id);
  const statuses = await sendAtOnce(
    [
      () => server.call(startRespondent, { params, body: whole }),
      () => server.call(startRespondent, { params, body: whole }),
      settings(30),
      () => startWithKey(server, id, 'the-same-key-for-all', whole),
      () => startWithKey(server, id, 'the-same-key-for-all', whole),
      () => server.call(closeProject, { params }, owner),
      () => saveWithKey(server, respondent, 'the-same-key-for-all', { q1: 'o2' }),
      () => server.call(completeRespondent, { params: { id: respondent }, body: { answers: { q1: 'o2' } } }),
      () => server.call(completeRespondent, { params: { id: respondent }, body: {} }),
      () => server.call(reopenProject, { params }, owner),
      settings(null),
      () => server.call(publishProject, { params }, owner),
      () => server.call(getReport, { params }, owner),
      async () => {
        const { items } = (await server.call(findResponses, { params }, owner)).data;
        const responseId = items[0]?._id ?? '0190a0a0-0000-7000-8000-000000000000';
        return await server.call(deleteResponse, { params: { id, responseId } }, owner);
      },
      () => server.call(startRespondent, { params, body: {} }),
    ],
    20,
  );
  expect(failures(statuses)).toEqual([]);
  const { responses } = (await server.call(getSurvey, { params }, owner)).data;
  expect((await server.call(findResponses, { params, query: { limit: 100 } }, owner)).data.total).toBe(responses);
});

test('an account that registers, signs in, renews and changes at once fails nobody', async () => {
  const owner = await createUser(server);
  const identifier = 'newcomer@example.com';
  const body = { firstName: 'New', identifier, password: 'river boat at noon' };
  const { _id: id } = (await server.call(register, { body })).data;
  const profile = { lastName: '', organization: '', occupation: '', dateOfBirth: null, gender: null };
  const statuses = await sendAtOnce(
    [
      () => server.call(register, { body }),
      () => server.call(register, { body }),
      () => server.call(login, { body: { identifier, password: body.password } }),
      () => server.call(resendVerification, { params: { id } }),
      () => server.call(login, { body: { identifier: owner.email ?? '', password: PASSWORD } }),
      () => server.call(refreshToken, { cookies: { ...owner.cookies } }),
      () => server.call(updateMe, { body: { firstName: 'One', ...profile } }, owner),
    ],
    4,
  );
  expect(failures(statuses)).toEqual([]);
});
