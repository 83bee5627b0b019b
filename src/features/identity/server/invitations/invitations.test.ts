import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { findActivities } from '#features/operations/contract/activities.ts';
import { findMails, resendMail } from '#features/operations/contract.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { deliverMail } from '#kit/server/mail/deliver-mail.ts';
import { createUser, PASSWORD, type TestUser } from '#tests/factories/user.ts';
import { invitationSentTo, mailsTo } from '#tests/support/mail-log.ts';
import { startTestServer, type TestServer, visitor } from '#tests/support/test-server.ts';
import { register } from '../../contract/accounts.ts';
import {
  acceptInvitation,
  findInvitations,
  getInvitation,
  inviteUsers,
  resendInvitation,
  withdrawInvitation,
} from '../../contract/invitations.ts';
import { getMe } from '../../contract/profile.ts';
import { updateUserRights } from '../../contract/rights.ts';
import { login } from '../../contract/sessions.ts';
import { setUserState } from '../../contract/users.ts';
import { INVITATIONS } from '../../rate-limits.ts';
import { createUser as addUser } from '../accounts/create-user.ts';
import { invitations, users } from '../tables.ts';

let server: TestServer;
let admin: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  admin = await createUser(server, { role: 'admin', firstName: 'Amina', lastName: 'Khan' });
});

let made = 0;
const newEmail = () => `invited-${++made}@example.org`;
type Body = Received<typeof inviteUsers>['body'];

const invite = (emails: string[], besides: Partial<Body> = {}, by = admin) =>
  server.call(inviteUsers, { body: { emails, role: 'surveyor', locale: 'en', ...besides } }, by);
const look = async (token: string) => (await server.call(getInvitation, { params: { token } })).status;
const accept = (token: string, password = PASSWORD, by = visitor()) =>
  server.call(acceptInvitation, { params: { token }, body: { firstName: ' Rahima ', password } }, by);
const listed = async (q: string) => (await server.call(findInvitations, { query: { q } }, admin)).data.items;

/** The link of a new invitation. */
async function invited(email: string, besides: Partial<Body> = {}, by = admin): Promise<string> {
  expect((await invite([email], besides, by)).status).toBe(200);
  return await invitationSentTo(server.db, email);
}

describe('inviteUsers', () => {
  it('tells of each address what became of it, and none keeps another from it', async () => {
    const [fresh, waiting] = [newEmail(), newEmail()];
    await invite([waiting]);
    const { data } = await invite([` ${fresh.toUpperCase()}`, admin.email ?? '', waiting, fresh]);
    expect(data.results.map(({ outcome }) => outcome)).toEqual(['invited', 'hasAccount', 'invitedAlready', 'repeated']);
    expect(await listed(fresh)).toMatchObject([
      { email: fresh, role: 'surveyor', state: 'open', invitedBy: 'Amina Khan' },
    ]);
    expect(await mailsTo(server.db, waiting)).toHaveLength(1);
  });

  it('names what is no address, and sends nothing', async () => {
    const fresh = newEmail();
    const { status, body } = await invite([fresh, 'nobody', 'a@b']);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain('nobody, a@b');
    expect(await mailsTo(server.db, fresh)).toEqual([]);
    expect((await invite([])).status).toBe(422);
    expect((await invite(Array.from({ length: 21 }, newEmail))).status).toBe(422);
  });

  it('writes in the chosen language, the message as a quotation and as text alone', async () => {
    const email = newEmail();
    await invite([email], { locale: 'bn', message: '<b>Hi</b> https://example.com/\nsecond line' });
    const [mail] = await mailsTo(server.db, email);
    expect(mail).toMatchObject({ template: 'invitation', locale: 'bn' });
    expect(mail?.text).toContain('> <b>Hi</b> https://example.com/\n> second line');
    expect(mail?.html).toContain('&gt; &lt;b&gt;Hi&lt;/b&gt;');
    expect(mail?.html).not.toContain('href="https://example.com/');
    expect(mail?.text).toMatch(/\/bn\/invitation\//);
  });

  it('as staff needs the permission to decide on roles, as sending it again and withdrawing it do', async () => {
    const agent = await createUser(server, { role: 'agent', permissions: { users: true } });
    for (const role of ['admin', 'agent'] as const)
      expect((await invite([newEmail()], { role }, agent)).status).toBe(403);
    expect((await invite([newEmail()], { role: 'user' }, agent)).status).toBe(200);
    const email = newEmail();
    await invite([email], { role: 'agent' });
    const [{ _id: id } = { _id: '' }] = await listed(email);
    expect((await server.call(resendInvitation, { params: { id } }, agent)).status).toBe(403);
    expect((await server.call(withdrawInvitation, { params: { id } }, agent)).status).toBe(403);
  });

  it('floods neither one inbox nor many', async () => {
    const email = newEmail();
    await invite([email]);
    const [{ _id: id } = { _id: '' }] = await listed(email);
    const again = async () => (await server.call(resendInvitation, { params: { id } }, admin)).status;
    expect([await again(), await again(), await again(), await again(), await again()]).toEqual([
      200, 200, 200, 200, 429,
    ]);
    await server.call(withdrawInvitation, { params: { id } }, admin);
    expect((await invite([email])).data.results).toEqual([{ email, outcome: 'limited' }]);
    const busy = await createUser(server, { role: 'admin' });
    for (let sent = 0; sent < INVITATIONS.limit; sent += 20) {
      expect((await invite(Array.from({ length: 20 }, newEmail), {}, busy)).status).toBe(200);
    }
    expect((await invite([newEmail()], {}, busy)).status).toBe(429);
  });
});

describe('acceptInvitation', () => {
  it('takes over no account that the staff set back to unverified, nor what it may do', async () => {
    const email = newEmail();
    const token = await invited(email);
    const agent = await createUser(server, { role: 'agent', email });
    await server.call(setUserState, { params: { id: agent.id }, body: { state: 'Unverified' } }, admin);
    expect((await accept(token, 'another password 7')).status).toBe(410);
    expect((await invite([email])).data.results[0]?.outcome).toBe('hasAccount');
    expect((await listed(email))[0]?.state).toBe('hasAccount');
    const [kept] = await server.db.select().from(users).where(eq(users.id, agent.id));
    expect([kept?.role, kept?.state]).toEqual(['agent', 'Unverified']);
  });

  it('opens a verified account with the role and signs in, once', async () => {
    const email = newEmail();
    const token = await invited(email);
    expect((await server.call(getInvitation, { params: { token } })).data).toMatchObject({
      email,
      role: 'surveyor',
      invitedBy: 'Amina Khan',
    });
    expect((await accept(token, '12345678')).status).toBe(422);
    expect((await accept(token, email)).status).toBe(422);
    const both = await Promise.all([accept(token), accept(token)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
    const { accessToken } = both.find(({ status }) => status === 200)?.data ?? { accessToken: '' };
    const me = (await server.call(getMe, { ...visitor(), accessToken })).data;
    expect(me).toMatchObject({ firstName: 'Rahima', email, role: 'surveyor', state: 'Verified' });
    expect((await server.call(login, { body: { identifier: email, password: PASSWORD } })).status).toBe(200);
    expect([await look(token), (await listed(email)).length]).toEqual([410, 0]);
    const [row] = await server.db.select().from(invitations).where(eq(invitations.email, email));
    const { items } = (await server.call(findActivities, { query: { thing: row?.id ?? '' } }, admin)).data;
    expect(items.map(({ action, log }) => [action, log])).toEqual(
      expect.arrayContaining([
        ['invited', 'security'],
        ['accepted', 'security'],
      ]),
    );
  });

  it('works for 7 days; sent again, for another 7 by another link alone', async () => {
    const email = newEmail();
    const first = await invited(email);
    server.clock.forward(7 * 24 * 3600 + 1);
    admin = await createUser(server, { role: 'admin', firstName: 'Amina', lastName: 'Khan' });
    expect([await look(first), (await accept(first)).status]).toEqual([410, 410]);
    const [{ _id: id, state } = { _id: '', state: '' }] = await listed(email);
    expect(state).toBe('expired');
    await server.call(resendInvitation, { params: { id } }, admin);
    const second = await invitationSentTo(server.db, email);
    expect([await look(first), await look(second)]).toEqual([404, 200]);
    expect((await accept(second)).status).toBe(200);
  });

  it('is over once it is withdrawn, and the address may be invited anew', async () => {
    const email = newEmail();
    const token = await invited(email);
    const [{ _id: id } = { _id: '' }] = await listed(email);
    expect((await server.call(withdrawInvitation, { params: { id } }, admin)).status).toBe(200);
    expect((await server.call(withdrawInvitation, { params: { id } }, admin)).status).toBe(404);
    expect([await look(token), (await accept(token)).status]).toEqual([410, 410]);
    expect(await look(await invited(email))).toBe(200);
  });

  it('is void while its inviter may not give the role, until somebody else sends it again', async () => {
    const inviter = await createUser(server, { role: 'admin' });
    const [staff, user] = [newEmail(), newEmail()];
    const tokens = [await invited(staff, { role: 'admin' }, inviter), await invited(user, { role: 'user' }, inviter)];
    let revision = 1;
    async function rights(permissions: 'users'[]) {
      const body = { role: 'agent' as const, permissions, scope: [], revision };
      ({ revision } = (await server.call(updateUserRights, { params: { id: inviter.id }, body }, admin)).data);
    }
    await rights(['users']);
    expect([await look(tokens[0] ?? ''), await look(tokens[1] ?? '')]).toEqual([410, 200]);
    await rights([]);
    expect([(await accept(tokens[0] ?? '')).status, (await accept(tokens[1] ?? '')).status]).toEqual([410, 410]);
    await rights(['users']);
    await server.call(setUserState, { params: { id: inviter.id }, body: { state: 'Suspend' } }, admin);
    expect(await look(tokens[1] ?? '')).toBe(410);
    const [{ _id: id, state } = { _id: '', state: '' }] = await listed(staff);
    expect(state).toBe('void');
    await server.call(resendInvitation, { params: { id } }, admin);
    expect((await accept(await invitationSentTo(server.db, staff))).status).toBe(200);
  });

  it('raises no account that somebody opened by themselves meanwhile', async () => {
    const email = newEmail();
    const token = await invited(email, { role: 'admin' });
    await addUser(server.db, { firstName: 'Rahima', email, passwordHash: 'x' }, server.clock.now);
    expect([await look(token), (await accept(token)).status]).toEqual([410, 410]);
    const [{ _id: id, state } = { _id: '', state: '' }] = await listed(email);
    expect(state).toBe('hasAccount');
    expect((await server.call(resendInvitation, { params: { id } }, admin)).status).toBe(409);
  });

  it('takes over what a stranger registered with the address and never verified', async () => {
    const email = newEmail();
    const token = await invited(email);
    await server.call(register, {
      body: { firstName: 'Squatter', identifier: email, password: 'another fine phrase' },
    });
    expect((await accept(token)).status).toBe(200);
    const signIn = async (password: string) =>
      (await server.call(login, { body: { identifier: email, password } })).status;
    expect([await signIn('another fine phrase'), await signIn(PASSWORD)]).toEqual([422, 200]);
  });
});

describe('the link', () => {
  it('is kept as a hash, and sent again from the email log as another one', async () => {
    const email = newEmail();
    const token = await invited(email);
    const [row] = await server.db.select().from(invitations).where(eq(invitations.email, email));
    expect(JSON.stringify(row)).not.toContain(token);
    const [{ _id: id } = { _id: '' }] = (await server.call(findMails, { query: { q: email } }, admin)).data.items;
    const context = { db: server.db, now: server.clock.now, isLastAttempt: true, sendMail: async () => undefined };
    await deliverMail.run(context as unknown as Parameters<typeof deliverMail.run>[0], { mailId: id });
    expect((await mailsTo(server.db, email))[0]?.text).not.toContain(token);
    await server.call(resendMail, { params: { id } }, admin);
    const second = await invitationSentTo(server.db, email);
    expect(second).not.toBe(token);
    expect([await look(token), await look(second)]).toEqual([404, 200]);
  });
});
