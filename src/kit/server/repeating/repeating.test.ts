import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refreshToken } from '#features/identity/contract/sessions.ts';
import { findProjects } from '#features/projects/contract/list.ts';
import {
  createProject as createProjectCall,
  deleteProject,
  duplicateProject,
  updateSurvey,
} from '#features/projects/contract/project.ts';
import { closeProject, publishProject, reopenProject } from '#features/projects/contract/publishing.ts';
import { PROJECT_PASSWORDS } from '#features/projects/rate-limits.ts';
import type { Endpoint, Input } from '#kit/contract/endpoint.ts';
import { pathOf } from '#kit/contract/request.ts';
import { createProject } from '#tests/factories/project.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { statementsOf } from '#tests/support/count-statements.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { loadConfig } from '../config.ts';
import { createLogger } from '../log.ts';
import { takeTokens, tokenOf } from '../rate-limit/take-tokens.ts';
import { forgetKeptReplies } from './forget-kept-replies.ts';
import { KEPT_BYTES } from './rule.ts';

/** As much as some replies take. */
const LARGE = 1024 * 1024;

let server: TestServer;
let owner: TestUser;
let keys = 0;
let key = '';

beforeAll(async () => {
  server = await startTestServer();
});

beforeEach(async () => {
  owner = await createUser(server);
  newKey();
});

/** From here on calls are sent with a key that was never used. */
function newKey(): void {
  keys += 1;
  key = `a-key-of-this-test-${keys}`;
}

function send<E extends Endpoint>(endpoint: E, input: Input<E>, by = owner, headers: Record<string, string> = {}) {
  const { body, ...rest } = input as { body?: object };
  return server.send({
    method: endpoint.method,
    url: pathOf(endpoint, rest),
    ...(body && { payload: body }),
    headers: { 'idempotency-key': key, ...headers },
    by,
  });
}

const tea = { body: { kind: 'survey' as const, title: { en: 'Tea', bn: 'চা' } } };
const total = async (by = owner) => (await server.call(findProjects, by)).data.total;

describe('a call with an Idempotency-Key', () => {
  it('that is repeated changes nothing, and is answered as the first was', async () => {
    const before = await total();
    const first = await send(createProjectCall, tea);
    server.clock.forward(60);
    const again = await send(createProjectCall, { body: { title: { bn: 'চা', en: 'Tea' }, kind: 'survey' } });
    expect([first.status, first.headers['idempotent-replay']]).toEqual([201, undefined]);
    expect([again.status, again.headers['idempotent-replay']]).toEqual([201, 'true']);
    expect(again.body).toEqual(first.body);
    expect(await total()).toBe(before + 1);
  });

  it('is answered letter by letter the same, in the language it is repeated in', async () => {
    const { id } = await createProject(server, { owner });
    const input = { params: { id }, body: { settingsRevision: 1, title: { en: 'Coffee' } } };
    const first = await send(updateSurvey, input);
    const again = await send(updateSurvey, input);
    expect(again.status).toBe(200);
    expect(JSON.stringify(again.body)).toBe(JSON.stringify(first.body));
    const inBengali = await send(updateSurvey, input, owner, { 'accept-language': 'bn' });
    expect(inBengali.body.data.message).toMatch(/[ঀ-৿]/);
    expect(inBengali.body.data.data).toEqual(first.body.data.data);
  });

  it('is answered the same when what it was about is gone', async () => {
    const { id } = await createProject(server, { owner });
    const params = { id };
    expect((await send(deleteProject, { params })).status).toBe(200);
    expect((await send(deleteProject, { params })).status).toBe(200);
    newKey();
    expect((await send(deleteProject, { params })).status).toBe(404);
  });

  it('that comes many times at once is done once', async () => {
    const before = await total();
    const replies = await Promise.all(Array.from({ length: 8 }, () => send(createProjectCall, tea)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
    expect(new Set(replies.map(({ body }) => body.data.data._id)).size).toBe(1);
    expect(replies.filter(({ headers }) => headers['idempotent-replay'] === 'true')).toHaveLength(7);
    expect(await total()).toBe(before + 1);
  });

  it('and other content is refused, and what differs is named', async () => {
    await send(createProjectCall, tea);
    const other = await send(createProjectCall, {
      body: { ...tea.body, title: { en: 'Coffee' }, languages: ['bn'] },
    });
    expect(other.status).toBe(409);
    expect(other.body.data.error).toMatchObject({ code: 'conflict' });
    expect(Object.keys(other.body.data.error.fields)).toEqual(['languages', 'title']);
  });

  it('and about something else, or for another call, is refused', async () => {
    const [one, two] = [await createProject(server, { owner }), await createProject(server, { owner })];
    await send(publishProject, { params: { id: one.id } });
    const about = await send(publishProject, { params: { id: two.id } });
    expect([about.status, Object.keys(about.body.data.error.fields)]).toEqual([409, ['id']]);
    const call = await send(duplicateProject, { params: { id: one.id } });
    expect(call.status).toBe(409);
    expect(call.body.data.error.fields['Idempotency-Key'][0]).toContain('publishProject');
  });

  it('shares its key with nobody', async () => {
    const first = await send(createProjectCall, tea);
    const stranger = await createUser(server);
    const theirs = await send(createProjectCall, tea, stranger);
    expect(theirs.status).toBe(201);
    expect(theirs.body.data.data._id).not.toBe(first.body.data.data._id);
  });

  it('keeps its key when it was refused, for nothing was written', async () => {
    const { id } = await createProject(server, { owner, published: true });
    const params = { id };
    expect((await send(reopenProject, { params })).status).toBe(409);
    await server.call(closeProject, { params }, owner);
    const second = await send(reopenProject, { params });
    expect([second.status, second.headers['idempotent-replay']]).toEqual([200, undefined]);
    newKey();
    expect((await send(createProjectCall, { body: { ...tea.body, title: {} } })).status).toBe(422);
    expect((await send(createProjectCall, tea)).status).toBe(201);
  });

  it('is done wholly or not at all: where its reply cannot be kept, nothing was written and the key is free', async () => {
    const before = await total();
    await server.db.execute(sql`ALTER TABLE kept_replies ADD CONSTRAINT broken CHECK (reply IS NULL) NOT VALID`);
    expect((await send(createProjectCall, tea)).status).toBe(500);
    expect(await total()).toBe(before);
    await server.db.execute(sql`ALTER TABLE kept_replies DROP CONSTRAINT broken`);
    const second = await send(createProjectCall, tea);
    expect([second.status, second.headers['idempotent-replay']]).toEqual([201, undefined]);
    expect(await total()).toBe(before + 1);
  });

  it('is forgotten after a day, by the hour and by the job', async () => {
    const first = await send(createProjectCall, tea);
    server.clock.forward(24 * 3600 - 1);
    owner.accessToken = (await server.call(refreshToken, owner)).data.accessToken;
    expect((await send(createProjectCall, tea)).body).toEqual(first.body);
    server.clock.forward(1);
    const later = await send(createProjectCall, tea);
    expect(later.status).toBe(201);
    expect(later.body.data.data._id).not.toBe(first.body.data.data._id);
    const services = { config: loadConfig({}), log: createLogger('silent'), sendMail: async () => undefined };
    const run = () =>
      forgetKeptReplies.run({ ...services, db: server.db, now: server.clock.now, isLastAttempt: false }, {});
    await run();
    expect(await kept()).toBe(1);
    server.clock.forward(24 * 3600);
    await run();
    expect(await kept()).toBe(0);
  });

  it('is refused while too much is kept of its caller, until that runs out', async () => {
    const first = await send(createProjectCall, tea);
    await server.db.execute(sql`
      INSERT INTO kept_replies (caller, key, endpoint, fingerprint, reply, kept_at)
      SELECT ${owner.id}, 'many-' || n, 'updateSurvey', '{}', '{}', ${server.clock.now.toISOString()}::timestamptz
      FROM generate_series(1, ${Math.ceil(KEPT_BYTES / 1_000)}::int) n`);
    const before = await total();
    expect((await send(createProjectCall, tea)).body).toEqual(first.body);
    const firstKey = key;
    newKey();
    const refused = await send(createProjectCall, tea);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, String(24 * 3600)]);
    expect(refused.body.data.message).toMatch(/^Too many replies/);
    expect(await total()).toBe(before);
    expect((await server.call(createProjectCall, tea, owner)).status).toBe(201);
    expect((await send(createProjectCall, tea, await createUser(server))).status).toBe(201);
    server.clock.forward(24 * 3600);
    owner.accessToken = (await server.call(refreshToken, owner)).data.accessToken;
    expect((await send(createProjectCall, tea)).status).toBe(201);
    key = firstKey;
    expect((await send(createProjectCall, tea)).headers['idempotent-replay']).toBeUndefined();
    await server.db.execute(sql`DELETE FROM kept_replies WHERE caller = ${owner.id}`);
  });

  it('is refused by what its replies take, too', async () => {
    const { id } = await createProject(server, { owner });
    const input = { params: { id }, body: { settingsRevision: 1 } };
    const keep = async () => {
      newKey();
      return (await send(updateSurvey, input)).status;
    };
    expect(await keep()).toBe(200);
    // Letters that no database packs: the same ones in each, for to make them takes longest.
    await server.db.execute(sql`
      INSERT INTO kept_replies (caller, key, endpoint, fingerprint, reply, kept_at)
      SELECT ${owner.id}, 'large-' || n, 'updateSurvey', '{}', letters, ${server.clock.now.toISOString()}::timestamptz
      FROM (SELECT to_json(string_agg(md5(n::text), '')) AS letters FROM generate_series(1, ${LARGE / 32}::int) n) once,
        generate_series(1, ${KEPT_BYTES / LARGE}::int) n`);
    expect(await keep()).toBe(429);
    await server.db.execute(sql`DELETE FROM kept_replies WHERE caller = ${owner.id}`);
    expect(await keep()).toBe(200);
  });

  it.each([
    ['short', 'fifteen-letters'],
    ['long', 'k'.repeat(256)],
    ['in two words', 'a key with spaces in it'],
    ['of other letters', 'ключ-из-других-букв'],
  ])('whose key is too %s is refused by name', async (_, wrong) => {
    key = Buffer.from(wrong).toString('latin1');
    const before = await total();
    const reply = await send(createProjectCall, tea);
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.data.error.fields)).toEqual(['Idempotency-Key']);
    expect(await total()).toBe(before);
  });

  it('is not told to whoever is not signed in', async () => {
    await send(createProjectCall, tea);
    expect((await send(createProjectCall, tea, { cookies: {} } as TestUser)).status).toBe(401);
  });

  it('uncounts nothing that is counted before, when it is refused', async () => {
    const { id } = await createProject(server, { owner });
    const body = { settingsRevision: 0, password: 'mango tree' };
    const statuses: number[] = [];
    for (let tries = 0; tries < PROJECT_PASSWORDS.limit - 2; tries += 1)
      await takeTokens(server.db, [tokenOf(PROJECT_PASSWORDS, owner.id)], server.clock.now);
    for (let tries = 0; tries < 3; tries += 1) {
      newKey();
      statuses.push((await send(updateSurvey, { params: { id }, body })).status);
    }
    expect(statuses).toEqual([409, 409, 429]);
  });

  it('leaves neither its key nor what was sent for a reader of the database', async () => {
    const { id } = await createProject(server, { owner });
    const secret = 'গোপন-word-1971';
    const body = { settingsRevision: 1, privacy: 'limited' as const, password: secret };
    expect((await send(updateSurvey, { params: { id }, body })).status).toBe(200);
    const { rows } = await server.db.execute(sql`SELECT * FROM kept_replies`);
    expect(JSON.stringify(rows)).not.toContain(key);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('a call without one', () => {
  it('costs no statement and keeps nothing', async () => {
    const before = await kept();
    const { id } = await createProject(server, { owner });
    const params = { id };
    const without = await statementsOf(() => server.call(closeProject, { params }, owner), 409);
    const withKey = await statementsOf(() => send(closeProject, { params }), 409);
    // A transaction around it, the claim, and its own transaction as a savepoint.
    expect(without).toBeLessThan(withKey);
    expect(await kept()).toBe(before);
  });
});

async function kept(): Promise<number> {
  return Number((await server.db.execute(sql`SELECT count(*) FROM kept_replies`)).rows[0]?.count);
}
