import { beforeAll, describe, expect, it } from 'vitest';
import { createProject } from '#tests/factories/project.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { duplicateProject, getSurvey, updateSurvey } from '../contract/project.ts';
import { followLink } from '../contract/sharing.ts';

let server: TestServer;
let owner: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  owner = await createUser(server);
});

async function codeOf(id: string): Promise<string> {
  return (await server.call(getSurvey, { params: { id } }, owner)).data.linkCode;
}

const follow = (code: string) => server.call(followLink, { params: { code } });

describe('followLink', () => {
  it('leads anyone to the project, however the code was typed', async () => {
    const { id } = await createProject(server, { owner, published: true });
    const code = await codeOf(id);
    expect((await follow(code)).data).toEqual({ _id: id });
    expect((await follow(code.toUpperCase())).data).toEqual({ _id: id });
  });

  it('tells nobody of a draft', async () => {
    const { id } = await createProject(server, { owner });
    expect((await follow(await codeOf(id))).status).toBe(404);
  });

  it.each(['nothing', 'x'.repeat(400), '%00', "' or 1=1 --"])('finds nothing behind %j', async (code) => {
    expect((await follow(code)).status).toBe(404);
  });
});

describe('the code of a short link', () => {
  it('is each project’s own, copies included, and only the server sets it', async () => {
    const { id } = await createProject(server, { owner, published: true });
    const { _id: copy } = (await server.call(duplicateProject, { params: { id } }, owner)).data;
    const [code, other] = [await codeOf(id), await codeOf(copy)];
    expect(code).toMatch(/^[2-9bcdfghjkmnp-tv-wz]{9}$/);
    expect(other).not.toBe(code);
    const save = (linkCode: string) => server.call(updateSurvey, { params: { id }, body: { linkCode } }, owner);
    expect((await save(code)).status).toBe(200);
    expect(Object.keys((await save('mine')).body.data.error.fields)).toEqual(['linkCode']);
  });
});
