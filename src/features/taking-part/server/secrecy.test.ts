import { beforeAll, describe, expect, it } from 'vitest';
import { exportResponses } from '#features/reports/contract/export.ts';
import { findResponses } from '#features/reports/contract/responses.ts';
import { requireRef } from '#features/responses/public.ts';
import { pathOf } from '#kit/contract/request.ts';
import { createProject } from '#tests/factories/project.ts';
import { startTestServer, type TestServer, visitor } from '#tests/support/test-server.ts';
import { completeRespondent } from '../contract/answering.ts';
import { getRespondent } from '../contract/respondent.ts';
import { startRespondent } from '../contract/start-respondent.ts';
import { getWelcome } from '../contract/welcome.ts';
import { takingPartPaths } from '../paths.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const answers = { q1: 'o1', q2: 'my neighbour makes it' };
const details = { name: 'Rahima', phone: '01712345678' };
const settings = {
  responseMethod: 'identified',
  details: { name: 'optional', phone: 'optional', email: 'off', address: 'off' },
  closingText: { en: 'Well done.' },
} as const;

async function submitted(by = visitor()) {
  const project = await createProject(server, { published: true, settings });
  const params = { id: project.id };
  const started = (await server.call(startRespondent, { params, body: { answers, details, complete: true } }, by)).data;
  return { ...project, params, started };
}

describe('the id of a response', () => {
  it('is told to who starts, with the link to go on at, and is what owners and files name', async () => {
    const { id, owner, params, started } = await submitted();
    expect(started.link).toBe(`http://localhost:3000${takingPartPaths.questions(id, started._id)}`);
    const { items } = (await server.call(findResponses, { params }, owner)).data;
    expect(items.map(({ _id }) => _id)).toEqual([started.responseId]);
  });

  it('leads to nobody’s answers: no ref can be made of what owners and files say', async () => {
    const { id, owner, params, started } = await submitted();
    const file = (
      await server.send({ method: 'GET', url: pathOf(exportResponses, { params, query: { locale: 'en' } }), by: owner })
    ).body as string;
    expect(file).toContain(started.responseId);
    const { secret } = requireRef(started._id);
    for (const part of [started._id, secret, secret.replaceAll('-', '')]) expect(file).not.toContain(part);
    const known = Buffer.from((id + started.responseId).replaceAll('-', ''), 'hex');
    for (const guess of [known, Buffer.concat([known, Buffer.alloc(16)]), Buffer.concat([known, known.subarray(16)])]) {
      const reply = await server.call(getRespondent, { params: { id: guess.toString('base64url') } });
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(JSON.stringify(reply.body)).not.toContain('Rahima');
    }
  });
});

describe('after completion', () => {
  it('the ref gives state and closing text, no answers and no details', async () => {
    const { id, started } = await submitted();
    const shown = (await server.call(getRespondent, { params: { id: started._id } })).data;
    expect(shown).toEqual({
      _id: started._id,
      projectId: id,
      state: 'completed',
      closing: null,
      redirect: null,
      again: null,
      rounds: null,
      certificate: null,
      hasLeaderboard: false,
      result: null,
      locale: 'en',
      endedBy: null,
      completedAt: server.clock.now.toISOString(),
      project: {
        title: { en: 'Drinks', bn: 'পানীয়' },
        languages: ['en'],
        kind: 'survey',
        mode: null,
        theme: 'marigold',
        closingText: { en: 'Well done.' },
      },
    });
    const again = await server.call(completeRespondent, { params: { id: started._id }, body: {} });
    expect(JSON.stringify(again.body)).not.toMatch(/Rahima|1712345678|neighbour/);
  });

  it('the welcome hands nobody at the same device the respondent who submitted', async () => {
    const tablet = visitor();
    const { params, started } = await submitted(tablet);
    const reply = await server.call(getWelcome, { params }, tablet);
    expect(reply.data).toMatchObject({ respondent: null, hasAnswered: true, mayAnswerAgain: true });
    expect(JSON.stringify(reply.body)).not.toContain(started._id);
  });
});
