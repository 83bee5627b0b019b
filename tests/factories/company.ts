import { createCompany as endpoint } from '#features/company/contract/company.ts';
import { acceptCompanyInvitation, inviteMember } from '#features/company/contract/invitations.ts';
import type { MemberRole } from '#features/company/contract/roles.ts';
import { companyMembers } from '#features/company/server/tables.ts';
import { mailsTo } from '../support/mail-log.ts';
import type { TestServer, Visitor } from '../support/test-server.ts';

/** A company that this person makes; tells its id. */
export async function createCompany(server: TestServer, owner: Visitor, name = 'Shapla Textiles') {
  return (await server.call(endpoint, { body: { name: { en: name } } }, owner)).data._id;
}

/** Makes somebody a member at once. */
export async function addMember(server: TestServer, companyId: string, userId: string, role: MemberRole) {
  await server.db.insert(companyMembers).values({ companyId, userId, role, joinedAt: server.clock.now });
}

/** Invites an address, and tells the key of the link that was mailed. */
export async function invite(
  server: TestServer,
  owner: Visitor,
  { id, email, role = 'editor' }: { id: string; email: string; role?: 'editor' | 'viewer' },
) {
  const { _id: invitation } = (await server.call(inviteMember, { params: { id }, body: { email, role } }, owner)).data;
  return { invitation, key: await keySentTo(server, email) };
}

/** The key of the newest link to a company that was mailed to an address. */
export async function keySentTo(server: TestServer, email: string): Promise<string> {
  const [newest] = await mailsTo(server.db, email);
  const key = /\/company-invitation\/([\w-]{22})/.exec(newest?.text ?? '')?.[1];
  if (!key) throw new Error(`No invitation was sent to ${email}: ${newest?.text}`);
  return key;
}

export const accept = (server: TestServer, key: string, by: Visitor) =>
  server.call(acceptCompanyInvitation, { params: { key } }, by);
