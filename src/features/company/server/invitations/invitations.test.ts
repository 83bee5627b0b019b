import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/text/durations.ts';
import { users } from '#features/identity/server/tables.ts';
import { activities } from '#kit/server/audit/tables.ts';
import { newId } from '#kit/server/ids.ts';
import { accept, addMember, createCompany, invite, keySentTo } from '#tests/factories/company.ts';
import { createUser } from '#tests/factories/user.ts';
import { mailsTo } from '#tests/support/mail-log.ts';
import { startTestServer, visitor } from '#tests/support/test-server.ts';
import { getCompany } from '../../contract/company.ts';
import * as contract from '../../contract/invitations.ts';
import { companyInvitations } from '../tables.ts';

const server = await startTestServer();

async function ownedCompany() {
  const owner = await createUser(server);
  return { owner, id: await createCompany(server, owner) };
}

const emailOf = ({ email }: { email: string | null }) => email ?? '';

describe('inviteMember', () => {
  it('mails a link of 128 bits that is kept as a hash, and answers the same with an account or without', async () => {
    const { owner, id } = await ownedCompany();
    const somebody = await createUser(server);
    const replies = [];
    for (const email of [emailOf(somebody), 'nobody-yet@example.com']) {
      const body = { email: ` ${email.toUpperCase()} `, role: 'viewer' as const };
      const reply = await server.call(contract.inviteMember, { params: { id }, body }, owner);
      replies.push([reply.status, Object.keys(reply.data)]);
      const key = await keySentTo(server, email);
      expect(Buffer.from(key, 'base64url')).toHaveLength(16);
      const rows = await server.db.select().from(companyInvitations).where(eq(companyInvitations.email, email));
      expect(JSON.stringify(rows)).not.toContain(key);
    }
    expect(replies[0]).toEqual(replies[1]);
    const told = await server.db.select().from(activities).where(eq(activities.action, 'invited'));
    expect(told.length).toBeGreaterThanOrEqual(2);
  });

  it('takes no owner, no address twice and no member', async () => {
    const { owner, id } = await ownedCompany();
    const send = (body: object) => server.call(contract.inviteMember, { params: { id }, body: body as never }, owner);
    expect((await send({ email: 'a@example.com', role: 'owner' })).status).toBe(422);
    expect((await send({ email: 'a@example.com', role: 'editor', companyId: newId() })).status).toBe(422);
    expect((await send({ email: 'no address', role: 'editor' })).status).toBe(422);
    expect((await send({ email: 'a@example.com', role: 'editor' })).status).toBe(201);
    expect((await send({ email: 'A@example.com', role: 'viewer' })).status).toBe(422);
    expect((await send({ email: owner.email, role: 'viewer' })).status).toBe(422);
  });

  it('is of owners alone', async () => {
    const { id } = await ownedCompany();
    const editor = await createUser(server);
    await addMember(server, id, editor.id, 'editor');
    const body = { email: 'b@example.com', role: 'viewer' as const };
    expect((await server.call(contract.inviteMember, { params: { id }, body }, editor)).status).toBe(403);
    expect((await server.call(contract.findCompanyInvitations, { params: { id } }, editor)).status).toBe(403);
    const stranger = await createUser(server);
    expect((await server.call(contract.inviteMember, { params: { id }, body }, stranger)).status).toBe(404);
    expect(await mailsTo(server.db, 'b@example.com')).toEqual([]);
  });

  it('is bounded, in a company and by address', async () => {
    const { owner, id } = await ownedCompany();
    const now = server.clock.now;
    const waiting = Array.from({ length: contract.MOST_INVITATIONS }, (_, at) => ({
      ...{ id: newId(), companyId: id, email: `w${at}@example.com`, role: 'viewer' as const, keyHash: newId() },
      ...{ sentAt: now, expiresAt: now },
    }));
    await server.db.insert(companyInvitations).values(waiting);
    const body = { email: 'one-more@example.com', role: 'viewer' as const };
    expect((await server.call(contract.inviteMember, { params: { id }, body }, owner)).status).toBe(409);

    for (let sent = 0; sent < 5; sent += 1) {
      const other = await ownedCompany();
      await invite(server, other.owner, { id: other.id, email: 'flooded@example.com' });
    }
    const last = await ownedCompany();
    const flooding = { params: { id: last.id }, body: { ...body, email: 'flooded@example.com' } };
    expect((await server.call(contract.inviteMember, flooding, last.owner)).status).toBe(429);
  });
});

describe('acceptCompanyInvitation', () => {
  it('joins the account that has the address, once', async () => {
    const { owner, id } = await ownedCompany();
    const invited = await createUser(server);
    const { key } = await invite(server, owner, { id, email: emailOf(invited), role: 'viewer' });
    expect((await server.call(contract.getCompanyInvitation, { params: { key } }, invited)).data).toMatchObject({
      company: { en: 'Shapla Textiles' },
      role: 'viewer',
      isForCaller: true,
      email: invited.email,
    });
    expect((await accept(server, key, invited)).data).toEqual({ _id: id });
    expect((await server.call(getCompany, { params: { id } }, invited)).data.role).toBe('viewer');
    expect((await accept(server, key, invited)).status).toBe(404);
    expect((await server.call(contract.findCompanyInvitations, { params: { id } }, owner)).data).toEqual([]);
  });

  it('is of no use to whoever else holds the link, who sees the address masked', async () => {
    const { owner, id } = await ownedCompany();
    const { key } = await invite(server, owner, { id, email: 'right@example.com' });
    for (const other of [
      await createUser(server),
      await createUser(server, { email: null, phone: '+8801712345699' }),
    ]) {
      const shown = (await server.call(contract.getCompanyInvitation, { params: { key } }, other)).data;
      expect([shown.isForCaller, shown.email]).toEqual([false, 'r•••@example.com']);
      expect((await accept(server, key, other)).status).toBe(403);
    }
    expect((await accept(server, key, visitor())).status).toBe(401);
    expect((await server.call(contract.getCompanyInvitation, { params: { key } })).data.isForCaller).toBeNull();
    const right = await createUser(server, { email: 'right@example.com' });
    expect((await accept(server, key, right)).status).toBe(200);
  });

  it('of two calls at once, one joins and the other finds it used', async () => {
    const { owner, id } = await ownedCompany();
    const invited = await createUser(server);
    const { key } = await invite(server, owner, { id, email: emailOf(invited) });
    const replies = await Promise.all([accept(server, key, invited), accept(server, key, invited)]);
    expect(replies.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 404]);
  });

  it('ends with its seven days, when it is withdrawn, and when it is sent again', async () => {
    const { owner, id } = await ownedCompany();
    const invited = await createUser(server);
    const first = await invite(server, owner, { id, email: emailOf(invited) });
    const params = { id, invitation: first.invitation };
    expect((await server.call(contract.resendCompanyInvitation, { params }, owner)).status).toBe(200);
    const second = await keySentTo(server, emailOf(invited));
    expect((await accept(server, first.key, invited)).status).toBe(404);
    const { expiresAt } = (await server.call(contract.getCompanyInvitation, { params: { key: second } })).data;
    expect(Date.parse(expiresAt)).toBe(server.clock.now.getTime() + 7 * DAY_MS);
    await server.db.update(companyInvitations).set({ expiresAt: server.clock.now });
    expect((await accept(server, second, invited)).status).toBe(404);
    expect((await server.call(contract.findCompanyInvitations, { params: { id } }, owner)).data[0]?.isOver).toBe(true);
    expect((await server.call(contract.resendCompanyInvitation, { params }, owner)).status).toBe(200);
    const third = await keySentTo(server, emailOf(invited));
    expect((await server.call(contract.withdrawCompanyInvitation, { params }, owner)).status).toBe(200);
    expect((await server.call(contract.getCompanyInvitation, { params: { key: third } })).status).toBe(404);
  });

  it('ends with the account of whoever sent it, and while that is suspended', async () => {
    const { owner, id } = await ownedCompany();
    const second = await createUser(server);
    await addMember(server, id, second.id, 'owner');
    const invited = await createUser(server);
    const { key } = await invite(server, second, { id, email: emailOf(invited) });
    const put = (state: 'Suspend' | 'Active') => server.db.update(users).set({ state }).where(eq(users.id, second.id));
    await put('Suspend');
    expect((await accept(server, key, invited)).status).toBe(404);
    await put('Active');
    expect((await server.call(contract.getCompanyInvitation, { params: { key } })).status).toBe(200);
    await server.db.delete(users).where(eq(users.id, second.id));
    expect((await accept(server, key, invited)).status).toBe(404);
    const [waiting] = (await server.call(contract.findCompanyInvitations, { params: { id } }, owner)).data;
    expect(waiting?.email).toBe(invited.email);
  });

  it('cannot be guessed, and says of what is none the same as of what is over', async () => {
    const invited = await createUser(server);
    for (const key of ['A'.repeat(22), "' or 1=1 --", '..%2F..']) {
      expect((await accept(server, key, invited)).status).toBe(404);
    }
  });

  it('is not for staff, whose dashboard is another', async () => {
    const { owner, id } = await ownedCompany();
    const agent = await createUser(server, { role: 'agent' });
    const { key } = await invite(server, owner, { id, email: emailOf(agent) });
    expect((await accept(server, key, agent)).status).toBe(403);
  });
});
