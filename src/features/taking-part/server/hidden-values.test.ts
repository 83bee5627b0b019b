import { beforeAll, expect, it } from 'vitest';
import { exportResponses } from '#features/reports/contract/export.ts';
import { findResponses, getResponse } from '#features/reports/contract/responses.ts';
import { createProject, sampleQuestionnaire, type TestProject } from '#tests/factories/project.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { completeRespondent, getRespondent, startRespondent } from '../contract.ts';

let server: TestServer;
let project: TestProject;
beforeAll(async () => {
  server = await startTestServer();
  const hiddenValues = [
    { id: 'area', label: 'Area' },
    { id: 'plan', label: '' },
  ];
  project = await createProject(server, { questionnaire: { ...sampleQuestionnaire(), hiddenValues }, published: true });
});

it('keeps with the response what the link brings along, and tells its owner', async () => {
  const params = { id: project.id };
  const hiddenValues = { area: '  Dhaka\n ', other: 'x' };
  const { data } = await server.call(startRespondent, { params, body: { hiddenValues, prefill: { q1: 'Tea' } } });
  const kept = { area: 'Dhaka' };
  const opened = await server.call(getRespondent, { params: { id: data._id } });
  expect(opened.data).toMatchObject({ hiddenValues: kept, answers: { q1: 'o1' }, revision: 0 });

  const unfinished = { params, query: { state: 'answering' } } as const;
  expect((await server.call(findResponses, unfinished, project.owner)).data.items[0]?.hiddenValues).toEqual({});

  await server.call(completeRespondent, { params: { id: data._id }, body: {} });
  const one = { params: { id: project.id, responseId: data.responseId } };
  expect((await server.call(getResponse, one, project.owner)).data.hiddenValues).toEqual(kept);
  for (const [q, found] of [
    ['dhaka', 1],
    ['sylhet', 0],
  ] as const) {
    const { items } = (await server.call(findResponses, { params, query: { q } }, project.owner)).data;
    expect(items).toHaveLength(found);
  }
  const { body } = await server.call(exportResponses, { params, query: { locale: 'en' } }, project.owner);
  const [head, line] = body.split('\r\n');
  expect(head).toContain('Version,Area,plan,');
  expect(line).toContain(',1,Dhaka,,Tea,');
});

it('starts whoever comes by a link that suggests nonsense', async () => {
  const prefill = { q1: 'Milk', gone: ['x'], q2: 'y'.repeat(5_000) };
  const { data } = await server.call(startRespondent, { params: { id: project.id }, body: { prefill } });
  const opened = await server.call(getRespondent, { params: { id: data._id } });
  expect(opened.data).toMatchObject({ hiddenValues: {}, answers: {} });
});
