import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeProject } from '#features/projects/contract/publishing.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { getHomeQuestion, getLiveNumbers } from '../contract/shown.ts';
import { seedHomeQuestion } from './seed-home-question.ts';
import { seedSite } from './seed-site.ts';
import { settings } from './tables.ts';

let server: TestServer;
let administrator: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  administrator = await createUser(server, { role: 'admin' });
});

beforeEach(async () => {
  await server.db.delete(settings);
  await seedSite(server.db, server.clock.now);
});

const read = async () => (await server.call(getHomeQuestion, {})).data;

describe('getHomeQuestion', () => {
  it('gives none where the settings name no project', async () => {
    expect(await read()).toBeNull();
  });

  it('gives the first choice of the project, in both languages, with the answers so far', async () => {
    await seedHomeQuestion(server.db, administrator, server.clock.now);
    const asked = await read();
    expect(asked).toMatchObject({
      questionId: 'way',
      answers: 0,
      title: { en: expect.any(String), bn: expect.any(String) },
    });
    for (const way of ['o2', 'o2', 'o5']) {
      const body = { answers: { way }, complete: true };
      expect((await server.call(startRespondent, { params: { id: asked?.projectId ?? '' }, body })).status).toBe(201);
    }
    const after = await read();
    expect(after?.answers).toBe(3);
    expect(after?.options.map(({ count }) => count)).toEqual([0, 2, 0, 0, 1]);
  });

  it('gives none once its project is closed', async () => {
    await seedHomeQuestion(server.db, administrator, server.clock.now);
    await server.call(closeProject, { params: { id: (await read())?.projectId ?? '' } }, administrator);
    expect(await read()).toBeNull();
  });
});

describe('getLiveNumbers', () => {
  it('says whether they are worth showing, as the settings ask', async () => {
    await seedHomeQuestion(server.db, administrator, server.clock.now);
    expect((await server.call(getLiveNumbers, {})).data.worthShowing).toBe(false);
    await server.db.update(settings).set({ liveNumbersFrom: 0 });
    server.clock.forward(60);
    expect((await server.call(getLiveNumbers, {})).data.worthShowing).toBe(true);
  });
});
