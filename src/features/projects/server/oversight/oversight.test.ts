import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '#features/identity/server/tables.ts';
import { findProjectActivities } from '#features/operations/contract/activities.ts';
import { getReport } from '#features/reports/contract/report.ts';
import { saveAnswers } from '#features/taking-part/contract/answering.ts';
import { getRespondent } from '#features/taking-part/contract/respondent.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { getWelcome } from '#features/taking-part/contract/welcome.ts';
import { mails } from '#kit/server/mail/tables.ts';
import { createProject } from '#tests/factories/project.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer, visitor } from '#tests/support/test-server.ts';
import { findProjects } from '../../contract/list.ts';
import * as oversight from '../../contract/oversight.ts';
import { getSurvey, updateSurvey } from '../../contract/project.ts';
import { closeProject, publishProject, reopenProject } from '../../contract/publishing.ts';

let server: TestServer;
let agent: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  agent = await createUser(server, { role: 'agent', firstName: 'Amina', lastName: 'Khan' });
});

const published = (options: Parameters<typeof createProject>[1] = {}) =>
  createProject(server, { published: true, ...options });
const takeDown = (id: string, note = 'It asks for a card number.') =>
  server.call(oversight.takeDownProject, { params: { id }, body: { reason: 'private_data', note } }, agent);
const putBack = (id: string) => server.call(oversight.putBackProject, { params: { id } }, agent);
const find = async (query: object) => (await server.call(oversight.findAllProjects, { query }, agent)).data;
const standing = async (id: string) =>
  (await server.call(oversight.getAnyProject, { params: { id } }, agent)).data.standing;
const read = async (id: string, owner: TestUser) => (await server.call(getSurvey, { params: { id } }, owner)).data;
const start = (id: string, complete = false) =>
  server.call(startRespondent, { params: { id }, body: { answers: { q1: 'o1' }, complete } }, visitor());

describe('findAllProjects', () => {
  it('finds by title in either script and by owner, narrows, and counts each filter without itself', async () => {
    const owner = await createUser(server, { firstName: 'Nusrat', lastName: 'Jahan' });
    const title = { en: 'River boats', bn: 'নদীর নৌকা' };
    const one = await published({ owner, settings: { title } });
    const two = await createProject(server, { owner, kind: 'poll', settings: { title: { en: 'Ferry' } } });
    expect((await find({ q: 'river BOATS' })).items.map(({ _id }) => _id)).toEqual([one.id]);
    expect((await find({ q: 'নৌকা' })).items.map(({ _id }) => _id)).toEqual([one.id]);
    const all = await find({ q: 'nusrat' });
    expect(all.items.map(({ _id }) => _id).toSorted()).toEqual([one.id, two.id].toSorted());
    const polls = await find({ owner: owner.id, type: 'poll' });
    expect(polls).toMatchObject({
      items: [{ _id: two.id, standing: 'draft', owner: { fullName: 'Nusrat Jahan' } }],
      total: 1,
      byType: { survey: 1, poll: 1, feedback: 0, quiz: 0 },
      byStanding: { draft: 1, processing: 0, complete: 0, taken_down: 0 },
    });
  });

  it('tells quizzes apart by how they go on', async () => {
    const owner = await createUser(server);
    const of = async (mode: 'general' | 'practice') => (await createProject(server, { owner, kind: 'quiz', mode })).id;
    const [general, practice] = [await of('general'), await of('practice')];
    for (const [type, id] of [
      ['quiz', general],
      ['practice-quiz', practice],
    ]) {
      const found = await find({ owner: owner.id, type });
      expect(found.items.map(({ _id }) => _id)).toEqual([id]);
      expect(found).toMatchObject({ total: 1, byType: { quiz: 1, 'practice-quiz': 1, 'series-quiz': 0, survey: 0 } });
    }
  });

  it('goes through all of them, page by page, in each order', async () => {
    const owner = await createUser(server);
    for (const en of ['A', 'B', 'C']) await createProject(server, { owner, settings: { title: { en } } });
    for (const sort of ['-createdAt', 'title', '-responses', 'updatedAt']) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await find({ owner: owner.id, sort, limit: 2, cursor });
        seen.push(...page.items.map(({ _id }) => _id));
        cursor = page.next ?? undefined;
      } while (cursor);
      expect(new Set(seen).size).toBe(3);
      expect(seen).toHaveLength(3);
    }
  });
});

describe('staff whose work is one kind of project', () => {
  it('neither find nor take down another', async () => {
    const { id } = await published();
    const ofPolls = await createUser(server, { role: 'agent', scope: ['poll'] });
    const found = await server.call(oversight.findAllProjects, { query: {} }, ofPolls);
    expect(found.data.items.every(({ kind }) => kind === 'poll')).toBe(true);
    const params = { id };
    const refused = [
      await server.call(oversight.getAnyProject, { params }, ofPolls),
      await server.call(findProjectActivities, { params }, ofPolls),
      await server.call(oversight.takeDownProject, { params, body: { reason: 'unwanted' } }, ofPolls),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await standing(id)).toBe('processing');
  });
});

describe('getAnyProject', () => {
  it('says what was published and how many answered, and nothing of a draft or of answers', async () => {
    const { id, owner } = await published();
    await start(id, true);
    const { data, body } = await server.call(oversight.getAnyProject, { params: { id } }, agent);
    expect(data).toMatchObject({ responses: 1, version: 1, owner: { email: owner.email } });
    expect(data.questionnaire?.sections).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain('answers');
    const draft = await createProject(server);
    const found = await server.call(oversight.getAnyProject, { params: { id: draft.id } }, agent);
    expect(found.data).toMatchObject({ standing: 'draft', questionnaire: null });
  });
});

describe('takeDownProject', () => {
  it('lets nobody in from then on, and keeps what was answered for its owner to read', async () => {
    const { id, owner } = await published();
    await start(id, true);
    const begun = (await start(id)).data._id;
    expect((await takeDown(id)).status).toBe(200);
    const refused = [
      await server.call(getWelcome, { params: { id } }, visitor()),
      await start(id),
      await server.call(getRespondent, { params: { id: begun } }),
      await server.call(saveAnswers, { params: { id: begun }, body: { answers: { q1: 'o2' } } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([410, 410, 410, 410]);
    expect(refused.every(({ body }) => JSON.stringify(body).includes('taken down'))).toBe(true);
    expect(JSON.stringify(refused[0]?.body)).not.toContain('drink');
    expect((await server.call(getReport, { params: { id } }, owner)).data.headline.completed).toBe(1);
    expect(await read(id, owner)).toMatchObject({
      status: 'complete',
      takenDown: { reason: 'private_data', note: 'It asks for a card number.' },
      responses: 1,
      abilities: { update: true, publish: false, reopen: false, readReport: true },
    });
    expect((await server.call(findProjects, { query: {} }, owner)).data.items).toMatchObject([{ isTakenDown: true }]);
  });

  it('is not undone by its owner, whatever they change', async () => {
    const { id, owner } = await published();
    await takeDown(id);
    expect((await server.call(updateSurvey, { params: { id }, body: { title: { en: 'Other' } } }, owner)).status).toBe(
      200,
    );
    for (const call of [publishProject, reopenProject, closeProject])
      expect((await server.call(call, { params: { id } }, owner)).status).toBe(409);
    expect(await standing(id)).toBe('taken_down');
    // Sent back as it was read it is no change, and another is none that an owner makes.
    const { takenDown } = await read(id, owner);
    expect((await server.call(updateSurvey, { params: { id }, body: { takenDown } }, owner)).status).toBe(200);
    const lifted = await server.call(updateSurvey, { params: { id }, body: { takenDown: null } }, owner);
    expect(lifted.status).toBe(422);
  });

  it('tells the owner why in the language they chose last, and in their log', async () => {
    const { id, owner } = await published();
    await server.db
      .update(users)
      .set({ locale: 'bn' })
      .where(eq(users.email, String(owner.email)));
    await takeDown(id);
    const [mail] = await server.db
      .select()
      .from(mails)
      .where(eq(mails.toAddress, String(owner.email)))
      .orderBy(desc(mails.createdAt))
      .limit(1);
    expect(mail).toMatchObject({ template: 'takenDown', locale: 'bn' });
    expect(mail?.text).toContain('কার্ডের নম্বর');
    expect(mail?.text).toContain('It asks for a card number.');
    await putBack(id);
    const history = await server.call(findProjectActivities, { params: { id } }, agent);
    expect(history.data.items.map(({ action, actor }) => [action, actor?.fullName]).slice(0, 2)).toEqual([
      ['putBack', 'Amina Khan'],
      ['takenDown', 'Amina Khan'],
    ]);
  });

  it('needs something to take down, once, and words where no reason says it', async () => {
    const draft = await createProject(server);
    expect((await takeDown(draft.id)).status).toBe(409);
    const { id } = await published();
    const other = await server.call(oversight.takeDownProject, { params: { id }, body: { reason: 'other' } }, agent);
    expect(other.status).toBe(422);
    expect(JSON.stringify(other.body)).toContain('note');
    const both = await Promise.all([takeDown(id), takeDown(id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('putBackProject', () => {
  it('makes of it what it was', async () => {
    const open = await published();
    const closed = await published();
    await server.call(closeProject, { params: { id: closed.id } }, closed.owner);
    for (const [{ id }, was] of [
      [open, 'processing'],
      [closed, 'complete'],
    ] as const) {
      await takeDown(id);
      expect((await putBack(id)).status).toBe(200);
      expect(await standing(id)).toBe(was);
    }
    expect((await start(open.id)).status).toBe(201);
    expect((await putBack(open.id)).status).toBe(409);
  });

  it('closes what is full by now', async () => {
    const { id, owner } = await published();
    await start(id, true);
    await takeDown(id);
    await server.call(updateSurvey, { params: { id }, body: { responseLimit: 1 } }, owner);
    await putBack(id);
    expect(await standing(id)).toBe('complete');
  });
});
