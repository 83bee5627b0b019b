import { describe, expect, it } from 'vitest';
import { addMember, createCompany, invite } from '#tests/factories/company.ts';
import { createUser } from '#tests/factories/user.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { getCompany } from '../../contract/company.ts';
import { getCompanyInvitation } from '../../contract/invitations.ts';
import * as contract from '../../contract/members.ts';

const server = await startTestServer();

/** A company with a member of every role. */
async function staffed() {
  const [owner, editor, viewer] = [await createUser(server), await createUser(server), await createUser(server)];
  const id = await createCompany(server, owner);
  await addMember(server, id, editor.id, 'editor');
  await addMember(server, id, viewer.id, 'viewer');
  return { id, owner, editor, viewer };
}

describe('findMembers', () => {
  it('tells owners addresses, and nobody else', async () => {
    const { id, owner, editor, viewer } = await staffed();
    const seenBy = async (by: typeof owner) => (await server.call(contract.findMembers, { params: { id } }, by)).data;
    expect((await seenBy(owner)).map(({ role, email }) => [role, email])).toEqual([
      ['owner', owner.email],
      ['editor', editor.email],
      ['viewer', viewer.email],
    ]);
    expect((await seenBy(viewer)).map(({ email }) => email)).toEqual([null, null, null]);
    expect((await server.call(contract.findMembers, { params: { id } }, await createUser(server))).status).toBe(404);
  });
});

describe('setMemberRole', () => {
  it('is of owners alone: nobody raises themselves', async () => {
    const { id, owner, editor, viewer } = await staffed();
    for (const member of [editor, viewer]) {
      const own = { params: { id, member: member.id }, body: { role: 'owner' as const } };
      expect((await server.call(contract.setMemberRole, own, member)).status).toBe(403);
    }
    const raised = { params: { id, member: viewer.id }, body: { role: 'editor' as const } };
    expect((await server.call(contract.setMemberRole, raised, owner)).status).toBe(200);
    expect((await server.call(getCompany, { params: { id } }, viewer)).data.role).toBe('editor');
  });

  it('keeps the last owner, and reaches nobody of another company', async () => {
    const { id, owner } = await staffed();
    const lowered = { params: { id, member: owner.id }, body: { role: 'viewer' as const } };
    expect((await server.call(contract.setMemberRole, lowered, owner)).status).toBe(409);
    const other = await staffed();
    const foreign = { params: { id, member: other.editor.id }, body: { role: 'viewer' as const } };
    expect((await server.call(contract.setMemberRole, foreign, owner)).status).toBe(404);
    const inside = { params: { id: other.id, member: other.editor.id }, body: { role: 'viewer' as const } };
    expect((await server.call(contract.setMemberRole, inside, owner)).status).toBe(404);
  });

  it('of two owners who lower each other at once, one stays', async () => {
    const { id, owner, editor } = await staffed();
    const lower = (by: typeof owner, member: typeof owner, role: 'owner' | 'viewer') =>
      server.call(contract.setMemberRole, { params: { id, member: member.id }, body: { role } }, by);
    await lower(owner, editor, 'owner');
    const statuses = await Promise.all([lower(owner, editor, 'viewer'), lower(editor, owner, 'viewer')]);
    expect(statuses.map(({ status }) => status)).not.toEqual([200, 200]);
    const members = (await server.call(contract.findMembers, { params: { id } }, owner)).data;
    expect(members.filter(({ role }) => role === 'owner')).toHaveLength(1);
  });
});

describe('handOverCompany', () => {
  it('makes another the owner and the caller an editor, whose open invitations are void', async () => {
    const { id, owner, viewer } = await staffed();
    const { key } = await invite(server, owner, { id, email: 'second-self@example.com' });
    const body = { member: viewer.id };
    expect((await server.call(contract.handOverCompany, { params: { id }, body }, owner)).status).toBe(200);
    expect((await server.call(getCompany, { params: { id } }, viewer)).data.role).toBe('owner');
    expect((await server.call(getCompany, { params: { id } }, owner)).data.role).toBe('editor');
    expect((await server.call(getCompanyInvitation, { params: { key } })).status).toBe(404);
    expect((await server.call(contract.handOverCompany, { params: { id }, body }, owner)).status).toBe(403);
  });

  it('gives it to nobody outside, nor to its owner', async () => {
    const { id, owner } = await staffed();
    const toStranger = { params: { id }, body: { member: (await createUser(server)).id } };
    expect((await server.call(contract.handOverCompany, toStranger, owner)).status).toBe(404);
    const toSelf = { params: { id }, body: { member: owner.id } };
    expect((await server.call(contract.handOverCompany, toSelf, owner)).status).toBe(409);
  });
});

describe('removeMember', () => {
  it('ends access at once, and is of owners alone', async () => {
    const { id, owner, editor, viewer } = await staffed();
    const params = { id, member: editor.id };
    expect((await server.call(contract.removeMember, { params }, viewer)).status).toBe(403);
    expect((await server.call(contract.removeMember, { params }, owner)).status).toBe(200);
    expect((await server.call(getCompany, { params: { id } }, editor)).status).toBe(404);
    expect((await server.call(contract.removeMember, { params }, owner)).status).toBe(404);
    const last = { params: { id, member: owner.id } };
    expect((await server.call(contract.removeMember, last, owner)).status).toBe(409);
  });
});

describe('leaveCompany', () => {
  it('anybody leaves but the only owner', async () => {
    const { id, owner, viewer } = await staffed();
    expect((await server.call(contract.leaveCompany, { params: { id } }, viewer)).status).toBe(200);
    expect((await server.call(getCompany, { params: { id } }, viewer)).status).toBe(404);
    expect((await server.call(contract.leaveCompany, { params: { id } }, owner)).status).toBe(409);
    expect((await server.call(contract.leaveCompany, { params: { id } }, await createUser(server))).status).toBe(404);
  });
});
