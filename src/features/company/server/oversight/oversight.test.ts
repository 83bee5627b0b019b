import { describe, expect, it } from 'vitest';
import { accept, addMember, createCompany, invite } from '#tests/factories/company.ts';
import { createUser } from '#tests/factories/user.ts';
import { mailsTo } from '#tests/support/mail-log.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { getCompany, updateCompany } from '../../contract/company.ts';
import { inviteMember } from '../../contract/invitations.ts';
import { leaveCompany } from '../../contract/members.ts';
import * as contract from '../../contract/oversight.ts';

const server = await startTestServer();
const agent = await createUser(server, { role: 'agent' });

async function ownedCompany(name?: string) {
  const owner = await createUser(server);
  const id = await createCompany(server, owner, name);
  return { owner, id, params: { id } };
}

describe('findAllCompanies', () => {
  it('finds companies by name in either script and by member, and counts them by state', async () => {
    const { owner, id } = await ownedCompany('Meghna Foods');
    const found = async (q: string) =>
      (await server.call(contract.findAllCompanies, { query: { q } }, agent)).data.items.map(({ _id }) => _id);
    expect(await found('meghna')).toEqual([id]);
    expect(await found(owner.email ?? '')).toEqual([id]);
    expect(await found('%')).toEqual([]);
    const { byState, items } = (await server.call(contract.findAllCompanies, { query: { state: 'suspended' } }, agent))
      .data;
    expect([byState.suspended, items]).toEqual([0, []]);
    const one = (await server.call(contract.findAllCompanies, { query: { limit: 1 } }, agent)).data;
    expect(one.items).toHaveLength(1);
  });

  it('is not there for users, and refused to agents who may not', async () => {
    const { owner, params } = await ownedCompany();
    const idle = await createUser(server, { role: 'agent', permissions: { companies: false } });
    for (const [by, status] of [
      [owner, 404],
      [idle, 403],
    ] as const) {
      expect((await server.call(contract.findAllCompanies, {}, by)).status).toBe(status);
      expect((await server.call(contract.suspendCompany, { params, body: { reason: 'x' } }, by)).status).toBe(status);
    }
  });
});

describe('suspendCompany', () => {
  it('tells every owner why; nothing of it grows, and people may still leave', async () => {
    const { owner, id, params } = await ownedCompany();
    const editor = await createUser(server);
    await addMember(server, id, editor.id, 'editor');
    const invited = await createUser(server);
    const { key } = await invite(server, owner, { id, email: invited.email ?? '' });
    const body = { reason: 'It uses the name of a bank.' };
    expect((await server.call(contract.suspendCompany, { params, body: { reason: ' ' } }, agent)).status).toBe(422);
    expect((await server.call(contract.suspendCompany, { params, body }, agent)).status).toBe(200);
    expect((await server.call(contract.suspendCompany, { params, body }, agent)).status).toBe(409);

    const [mail] = await mailsTo(server.db, owner.email ?? '');
    expect([mail?.template, mail?.text.includes(body.reason)]).toEqual(['companySuspended', true]);
    const company = (await server.call(getCompany, { params }, owner)).data;
    expect([company.suspended?.reason, company.abilities.update, company.abilities.invite]).toEqual([
      body.reason,
      false,
      false,
    ]);
    const { name, description, website, email, phone, address, revision } = company;
    const profile = { name, description, website, email, phone, address, revision };
    expect((await server.call(updateCompany, { params, body: profile }, owner)).status).toBe(409);
    const more = { params, body: { email: 'more@example.com', role: 'viewer' as const } };
    expect((await server.call(inviteMember, more, owner)).status).toBe(409);
    expect((await accept(server, key, invited)).status).toBe(404);
    expect((await server.call(leaveCompany, { params }, editor)).status).toBe(200);
    expect((await server.call(contract.getAnyCompany, { params }, agent)).data).toMatchObject({
      state: 'suspended',
      memberList: [{ _id: owner.id, role: 'owner' }],
    });
  });
});

describe('restoreCompany', () => {
  it('puts everything back as it was, once', async () => {
    const { owner, params } = await ownedCompany();
    await server.call(contract.suspendCompany, { params, body: { reason: 'A mistake.' } }, agent);
    expect((await server.call(contract.restoreCompany, { params }, agent)).status).toBe(200);
    expect((await server.call(contract.restoreCompany, { params }, agent)).status).toBe(409);
    const [mail] = await mailsTo(server.db, owner.email ?? '');
    expect(mail?.template).toBe('companyRestored');
    expect((await server.call(getCompany, { params }, owner)).data).toMatchObject({
      suspended: null,
      abilities: { update: true, invite: true },
    });
  });
});
