import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { activities } from '#kit/server/audit/tables.ts';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as replies from '../../contract/saved-replies.ts';
import { forgetDeletedChoices } from '../choices/forget-deleted-choices.ts';

const DAY_MS = 86_400_000;
const GREETING = { name: { en: 'Greeting', bn: '' }, text: { en: 'Hello {{name}}, about {{ticket}}:', bn: '' } };

let server: TestServer;
let agent: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  agent = await createUser(server, { role: 'agent' });
});

const keep = async (content: typeof GREETING) =>
  (await server.call(replies.createSavedReply, { body: content }, agent)).data._id;
const offered = async () => (await server.call(replies.findSavedReplies, agent)).data.items;

describe('saved replies', () => {
  it('are kept in one language or both, changed, ordered, deleted and restored; each change is recorded', async () => {
    const first = await keep(GREETING);
    const second = await keep({ name: { en: '', bn: ' কোন\nব্রাউজার ' }, text: { en: '', bn: 'কোন ব্রাউজার?' } });
    expect((await offered()).map(({ name }) => name.en || name.bn)).toEqual(['Greeting', 'কোন ব্রাউজার']);

    const changed = { params: { id: first }, body: { ...GREETING, name: { en: 'Hello', bn: '' }, revision: 1 } };
    expect((await server.call(replies.updateSavedReply, changed, agent)).status).toBe(200);
    expect((await server.call(replies.updateSavedReply, changed, agent)).status).toBe(409);
    const order = { body: { ids: [second, first] } };
    expect((await server.call(replies.orderSavedReplies, order, agent)).status).toBe(200);
    expect((await offered()).map(({ _id }) => _id)).toEqual([second, first]);

    for (const id of [first, second]) await server.call(replies.deleteSavedReply, { params: { id } }, agent);
    expect(await offered()).toEqual([]);
    await server.call(replies.restoreSavedReply, { params: { id: first } }, agent);
    expect(await offered()).toMatchObject([{ _id: first, name: { en: 'Hello' }, text: GREETING.text }]);

    const now = new Date(server.clock.now.getTime() + 31 * DAY_MS);
    await forgetDeletedChoices.run({ db: server.db, now } as JobContext, {});
    const gone = await server.call(replies.restoreSavedReply, { params: { id: second } }, agent);
    expect(gone.status).toBe(404);
    const recorded = await server.db.select().from(activities).where(eq(activities.subjectId, first));
    expect(recorded.map(({ action }) => action).toSorted()).toEqual(['changed', 'created', 'deleted', 'restored']);
  });

  it.each([
    [{ name: { en: '', bn: '' }, text: { en: '', bn: '' } }, 'name.en'],
    [{ name: { en: 'Hello', bn: '' }, text: { en: '', bn: '' } }, 'text.en'],
    [{ name: { en: 'Hello', bn: '' }, text: { en: 'Hello', bn: 'হ্যালো' } }, 'name.bn'],
    [{ name: { en: 'Hello', bn: '' }, text: { en: 'Hello {{password}}', bn: '' } }, 'text.en'],
  ])('refuse %j and name the place', async (body, field) => {
    const { status, body: told } = await server.call(replies.createSavedReply, { body }, agent);
    expect(status).toBe(422);
    expect(Object.keys(told.data.error.fields)).toEqual([field]);
  });
});
