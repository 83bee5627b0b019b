import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountParts } from '#app/account-parts.ts';
import { DAY_MS } from '#domain/text/durations.ts';
import { exportAccount, planDeletion } from '#features/identity/contract/account-data.ts';
import { deleteAccounts } from '#features/identity/public.ts';
import { users } from '#features/identity/server/tables.ts';
import { createLogger } from '#kit/server/log.ts';
import { addMember, createCompany } from '#tests/factories/company.ts';
import { createUser, PASSWORD } from '#tests/factories/user.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { companies, companyMembers } from './tables.ts';

const server = await startTestServer();
const log = createLogger('silent');
const plan = { body: { currentPassword: PASSWORD } };

/** What the hourly job does with an account whose time is over. */
async function deleteNow(id: string) {
  const { now } = server.clock;
  await server.db
    .update(users)
    .set({ deleteAt: new Date(now.getTime() - DAY_MS) })
    .where(eq(users.id, id));
  const context = { db: server.db, now, log, sendMail: async () => {}, isLastAttempt: false };
  await deleteAccounts(accountParts(server.keeping.storage)).run(context as never, {});
}

const membersOf = (id: string) => server.db.select().from(companyMembers).where(eq(companyMembers.companyId, id));

describe('planDeletion', () => {
  it('asks the only owner of a company with other members to hand it over first', async () => {
    const [owner, editor] = [await createUser(server), await createUser(server)];
    const id = await createCompany(server, owner);
    await addMember(server, id, editor.id, 'editor');
    const { status, body } = await server.call(planDeletion, plan, owner);
    expect([status, body.data.message]).toEqual([409, expect.stringContaining('Hand it over')]);
    expect((await server.call(planDeletion, plan, editor)).status).toBe(200);
  });
});

describe('deleteAccounts', () => {
  it('takes a company along that nobody else belongs to', async () => {
    const owner = await createUser(server);
    const id = await createCompany(server, owner);
    expect((await server.call(planDeletion, plan, owner)).status).toBe(200);
    await deleteNow(owner.id);
    expect(await server.db.$count(companies, eq(companies.id, id))).toBe(0);
  });

  it('leaves no company without an owner, whoever left meanwhile', async () => {
    const [owner, editor, viewer] = [await createUser(server), await createUser(server), await createUser(server)];
    const id = await createCompany(server, owner);
    await addMember(server, id, viewer.id, 'viewer');
    await addMember(server, id, editor.id, 'editor');
    await deleteNow(owner.id);
    const roles = Object.fromEntries((await membersOf(id)).map(({ userId, role }) => [userId, role]));
    expect(roles).toEqual({ [editor.id]: 'owner', [viewer.id]: 'viewer' });
  });
});

describe('exportAccount', () => {
  it('names what somebody belongs to, and as what', async () => {
    const owner = await createUser(server);
    await createCompany(server, owner, 'Padma Books');
    const file = JSON.parse(JSON.stringify((await server.call(exportAccount, owner)).body));
    expect(file.companies).toMatchObject([{ company: { en: 'Padma Books' }, role: 'owner' }]);
  });
});
