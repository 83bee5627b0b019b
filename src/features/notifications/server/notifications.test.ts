import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { notificationKinds as kinds } from '#app/notification-kinds.ts';
import { login } from '#features/identity/contract/sessions.ts';
import { passwordChangedKind } from '#features/identity/notifications.ts';
import { closeEndedProjects } from '#features/projects/public.ts';
import { foldResponses, tellOfResponses } from '#features/responses/public.ts';
import * as tickets from '#features/support/contract/tickets.ts';
import type { Job, JobContext } from '#kit/server/jobs/job.ts';
import { mails } from '#kit/server/mail/tables.ts';
import { createProject } from '#tests/factories/project.ts';
import { createResponses } from '#tests/factories/response.ts';
import { createTicket } from '#tests/factories/ticket.ts';
import { createUser, PASSWORD, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer, visitor } from '#tests/support/test-server.ts';
import * as announced from '../contract/announcements.ts';
import * as own from '../contract/own.ts';
import * as settings from '../contract/settings.ts';
import { forgetOldNotifications, mailNotifications, notify, sendDigests, spreadAnnouncements } from '../public.ts';

const sending = { kinds, publicUrl: 'http://localhost:3000' };
const WORDS = { en: 'Planned work', bn: 'পরিকল্পিত কাজ' };

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const run = (job: Job) =>
  job.run({ db: server.db, now: server.clock.now, log: { error() {} } } as unknown as JobContext, {});
const listOf = async (by: TestUser, query = {}) => (await server.call(own.findNotifications, { query }, by)).data.items;
const textsOf = async (by: TestUser) => (await listOf(by)).map(({ text }) => text);
const unreadOf = async (by: TestUser) => (await server.call(own.countUnread, by)).data.count;
const mailsTo = (by: TestUser) =>
  server.db
    .select()
    .from(mails)
    .where(eq(mails.toAddress, by.email ?? ''));
const tell = (to: TestUser, once?: string) => {
  const news = { to: [to.id], values: {}, link: '/dashboard/profile', once };
  return server.db.transaction((tx) => notify(tx, passwordChangedKind, news, server.clock.now));
};
async function choose(by: TestUser, chosen: { channels?: Record<string, 'app' | 'mail' | 'both' | 'none'> }) {
  const { digest, locale, revision } = (await server.call(settings.getNotificationSettings, by)).data;
  const body = { channels: {}, digest, locale, revision, ...chosen };
  return await server.call(settings.updateNotificationSettings, { body }, by);
}

describe('notifications', () => {
  it('are listed page by page, counted, and marked one by one and all at once', async () => {
    const [me, other] = [await createUser(server), await createUser(server)];
    for (let told = 0; told < 3; told += 1) await tell(me);
    await tell(other);
    const { items, next } = (await server.call(own.findNotifications, { query: { limit: 2 } }, me)).data;
    const rest = (await server.call(own.findNotifications, { query: { limit: 2, cursor: next ?? '' } }, me)).data;
    expect([items.length, rest.items.length, rest.next]).toEqual([2, 1, null]);
    expect(new Set([...items, ...rest.items].map(({ _id }) => _id)).size).toBe(3);

    const params = { id: items[0]?._id ?? '' };
    const mark = (read: boolean, by: TestUser) => server.call(own.markRead, { params, body: { read } }, by);
    expect((await mark(true, other)).status).toBe(404);
    expect((await mark(true, me)).status).toBe(200);
    expect(await unreadOf(me)).toBe(2);
    expect(await listOf(me, { unread: 'true' })).toHaveLength(2);
    await mark(false, me);
    expect(await unreadOf(me)).toBe(3);
    await server.call(own.markAllRead, me);
    expect([await unreadOf(me), await unreadOf(other)]).toEqual([0, 1]);
  });

  it('are told once of what has one name, and speak the language of the call', async () => {
    const me = await createUser(server);
    await tell(me, 'same');
    await tell(me, 'same');
    expect(await textsOf(me)).toEqual(['The password of your account was changed.']);
    const reply = await server.send({
      method: 'GET',
      url: '/api/v1/users/me/notifications',
      headers: { 'accept-language': 'bn' },
      by: me,
    });
    expect(reply.body.data.data.items[0].text).toBe('আপনার অ্যাকাউন্টের পাসওয়ার্ড বদলানো হয়েছে।');
  });

  it('go when they are old', async () => {
    const me = await createUser(server);
    await tell(me);
    await forgetOldNotifications(7).run({ db: server.db, now: server.clock.now } as JobContext, {});
    expect(await unreadOf(me)).toBe(1);
    server.clock.forward(8 * 24 * 3600);
    await run(forgetOldNotifications(7));
    // What tells of this sign-in is new.
    expect((await listOf(await again(me))).map(({ kind }) => kind)).toEqual(['new_browser']);
  });
});

/** Signed in anew: sessions have run out where the clock went on. */
async function again(user: TestUser): Promise<TestUser> {
  const browser = visitor();
  const { data } = await server.call(login, { body: { identifier: user.email ?? '', password: PASSWORD } }, browser);
  return { ...user, ...browser, accessToken: 'accessToken' in data ? data.accessToken : '' };
}

describe('what happens is told', () => {
  it('of tickets, to the other side, with an email unless it is not wanted', async () => {
    const [me, agent] = [await createUser(server), await createUser(server, { role: 'agent' })];
    const id = await createTicket(server, me);
    expect(await textsOf(agent)).toEqual(['The ticket “I cannot publish” waits for an answer.']);
    expect(await mailsTo(agent)).toEqual([]);
    const answer = () =>
      server.call(tickets.addTicketMessage, { params: { id }, body: { text: 'Which browser?' } }, agent);
    await answer();
    const [told] = await listOf(me);
    expect(told).toMatchObject({
      text: 'Your ticket “I cannot publish” was answered.',
      link: `/dashboard/tickets/${id}`,
    });
    expect(await mailsTo(me)).toHaveLength(1);
    await choose(me, { channels: { ticket_answered: 'app' } });
    await answer();
    expect([(await mailsTo(me)).length, await unreadOf(me)]).toEqual([1, 2]);
    await choose(me, { channels: { ticket_answered: 'none' } });
    await answer();
    await run(mailNotifications(sending));
    expect([(await mailsTo(me)).length, await unreadOf(me)]).toEqual([1, 2]);
  });

  it('of projects that time closed, and of responses: of the first, then once a day', async () => {
    const owner = await createUser(server);
    const endsAt = new Date(server.clock.now.getTime() + 3_600_000).toISOString();
    const title = { en: 'Mornings' };
    const { id } = await createProject(server, { owner, published: true, settings: { title, endsAt } });
    await createResponses(server, id, [{}]);
    for (const _twice of [1, 2]) await run(foldResponses);
    expect(await textsOf(owner)).toEqual(['“Mornings” has its first response.']);
    await createResponses(server, id, [{}, {}]);
    await run(foldResponses);
    for (const _twice of [1, 2]) await run(tellOfResponses);
    expect((await textsOf(owner))[0]).toBe('“Mornings” has 2 new responses.');
    server.clock.forward(3_601);
    for (const _twice of [1, 2]) await run(closeEndedProjects);
    const later = await again(owner);
    const told = await listOf(later);
    expect(told.map(({ kind }) => kind).sort()).toEqual([
      'first_response',
      'new_browser',
      'project_closed',
      'responses_of_day',
    ]);
  });

  it('of a sign-in in a browser that the account does not know, but of no first one', async () => {
    const me = await createUser(server, { state: 'Verified' });
    const browser = await again(me);
    expect((await listOf(browser)).map(({ kind }) => kind)).toEqual(['new_browser']);
    server.clock.forward(24 * 3600);
    const body = { identifier: me.email ?? '', password: PASSWORD };
    const { data } = await server.call(login, { body }, browser);
    const known = { ...browser, accessToken: 'accessToken' in data ? data.accessToken : '' };
    expect(await listOf(known)).toHaveLength(1);
  });
});

describe('how somebody is told', () => {
  it('is what was chosen, once each by email, and what is compulsory cannot be turned off', async () => {
    const me = await createUser(server);
    const refused = await choose(me, { channels: { password_changed: 'none' } });
    expect([refused.status, Object.keys(refused.body.data.error.fields)]).toEqual([422, ['channels.password_changed']]);
    expect((await choose(me, { channels: { contact_received: 'none' } })).status).toBe(422);
    await choose(me, { channels: { project_closed: 'mail' } });
    const stale = { channels: {}, digest: true, locale: 'en' as const, revision: 0 };
    expect((await server.call(settings.updateNotificationSettings, { body: stale }, me)).status).toBe(409);

    const endsAt = new Date(server.clock.now.getTime() + 60_000).toISOString();
    await createProject(server, {
      owner: me,
      published: true,
      settings: { title: { en: 'Mornings', bn: 'সকাল' }, endsAt },
    });
    server.clock.forward(61);
    await run(closeEndedProjects);
    for (const _twice of [1, 2]) await run(mailNotifications(sending));
    expect(await mailsTo(me)).toMatchObject([
      { template: 'notification', subject: expect.stringContaining('Mornings') },
    ]);
    expect(await unreadOf(me)).toBe(0);
  });

  it('is once a day what is unread, in their language, until they leave by its link', async () => {
    const [me, other] = [await createUser(server), await createUser(server)];
    const { digest, revision } = (await server.call(settings.getNotificationSettings, me)).data;
    const body = { channels: {}, digest, locale: 'bn' as const, revision };
    await server.call(settings.updateNotificationSettings, { body }, me);
    const title = { en: '<b>Mornings</b>' };
    const { id } = await createProject(server, { owner: me, published: true, settings: { title } });
    await createResponses(server, id, [{}]);
    await run(foldResponses);
    for (const _twice of [1, 2]) await run(sendDigests(sending));
    const [mail, ...more] = await mailsTo(me);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ template: 'digest', locale: 'bn', subject: '১টি নোটিফিকেশন পড়া হয়নি' });
    expect(mail?.html).toContain('&lt;b&gt;Mornings&lt;/b&gt;');
    expect(await mailsTo(other)).toEqual([]);

    const token = /\/bn\/unsubscribe\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await server.call(settings.getDigestChoice, { params: { token } })).data).toEqual({ digest: true });
    await server.call(settings.chooseDigest, { params: { token }, body: { digest: false } });
    expect((await server.call(settings.getNotificationSettings, me)).data.digest).toBe(false);
    await createResponses(server, id, [{}]);
    await run(foldResponses);
    await run(tellOfResponses);
    await run(sendDigests(sending));
    expect(await mailsTo(me)).toHaveLength(1);
    const unknown = await server.call(settings.getDigestChoice, { params: { token: 'x'.repeat(43) } });
    expect(unknown.status).toBe(404);
  });
});

describe('an announcement', () => {
  const content = { title: WORDS, text: WORDS, roles: ['surveyor' as const], startsAt: null };
  const admin = () => createUser(server, { role: 'admin' });

  it('is told to its roles, follows what is edited, and is taken back and brought back', async () => {
    const [by, me, other] = [await admin(), await createUser(server, { role: 'surveyor' }), await createUser(server)];
    const { _id: id } = (await server.call(announced.createAnnouncement, { body: content }, by)).data;
    for (const _twice of [1, 2]) await run(spreadAnnouncements);
    const [told] = await listOf(me);
    expect(told).toMatchObject({ text: 'Planned work', more: 'Planned work', read: false });
    expect(await listOf(other)).toEqual([]);
    await server.call(own.markRead, { params: { id: told?._id ?? '' }, body: { read: true } }, me);
    const params = { id };
    expect((await server.call(announced.getAnnouncement, { params }, by)).data).toMatchObject({ sent: 1, seen: 1 });

    const title = { en: 'Planned work is over', bn: 'পরিকল্পিত কাজ শেষ' };
    const edited = { ...content, title, roles: ['user' as const, 'surveyor' as const], revision: 1 };
    expect((await server.call(announced.updateAnnouncement, { params, body: edited }, by)).status).toBe(200);
    expect((await server.call(announced.updateAnnouncement, { params, body: edited }, by)).status).toBe(409);
    await run(spreadAnnouncements);
    expect([await textsOf(me), await textsOf(other)]).toEqual([['Planned work is over'], ['Planned work is over']]);

    await server.call(announced.withdrawAnnouncement, { params }, by);
    await run(spreadAnnouncements);
    expect([await textsOf(me), await unreadOf(other)]).toEqual([[], 0]);
    await server.call(announced.restoreAnnouncement, { params }, by);
    await run(spreadAnnouncements);
    expect([await unreadOf(me), await unreadOf(other)]).toEqual([0, 1]);
  });

  it('waits for its time, and is refused by the place where a text is missing', async () => {
    const [by, me] = [await admin(), await createUser(server, { role: 'surveyor' })];
    const startsAt = new Date(server.clock.now.getTime() + 600_000).toISOString();
    const made = await server.call(announced.createAnnouncement, { body: { ...content, startsAt } }, by);
    expect(made.data.state).toBe('scheduled');
    await run(spreadAnnouncements);
    expect(await listOf(me)).toEqual([]);
    server.clock.forward(601);
    await run(spreadAnnouncements);
    expect(await textsOf(me)).toEqual(['Planned work']);
    const body = { ...content, title: { en: 'News', bn: '\u0001' } };
    const refused = await server.call(announced.createAnnouncement, { body }, by);
    expect([refused.status, Object.keys(refused.body.data.error.fields)]).toEqual([422, ['title.bn']]);
  });
});
