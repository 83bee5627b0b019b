import { beforeAll, describe, expect, it } from 'vitest';
import { tallies } from '#features/responses/server/tables.ts';
import { createProject } from '#tests/factories/project.ts';
import { createUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { countProjects } from '../../contract/list.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

describe('countProjects', () => {
  it('starts at nothing', async () => {
    const owner = await createUser(server);
    const { data } = await server.call(countProjects, owner);
    expect(data).toEqual({ projects: 0, collecting: 0, responses: 0 });
  });

  it('counts the own projects, those collecting, and every response, leaving out those of others', async () => {
    const owner = await createUser(server);
    await createProject(server, { owner });
    const { id } = await createProject(server, { owner, published: true });
    const strangers = await createProject(server, { published: true });
    await server.db
      .insert(tallies)
      .values([id, strangers.id].map((projectId) => ({ projectId, tallyKey: '', cell: 'completed', amount: '12' })));
    const { data } = await server.call(countProjects, owner);
    expect(data).toEqual({ projects: 2, collecting: 1, responses: 12 });
  });

  it('asks visitors to sign in', async () => {
    expect((await server.call(countProjects)).status).toBe(401);
  });
});
