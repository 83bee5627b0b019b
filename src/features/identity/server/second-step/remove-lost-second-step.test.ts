import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { activities } from '#kit/server/audit/tables.ts';
import { mails } from '#kit/server/mail/tables.ts';
import { createUser, PASSWORD } from '#tests/factories/user.ts';
import { turnOnSecondStep } from '#tests/support/second-step.ts';
import { startTestServer, visitor } from '#tests/support/test-server.ts';
import { getMe } from '../../contract/profile.ts';
import { login } from '../../contract/sessions.ts';
import { removeLostSecondStep } from './remove-lost-second-step.ts';

const server = await startTestServer();

it('lets one account in by its password alone, which is recorded and told by mail', async () => {
  const [admin, other] = [await createUser(server, { role: 'admin' }), await createUser(server, { role: 'admin' })];
  for (const each of [admin, other]) await turnOnSecondStep(server, each);
  const at = { publicUrl: 'http://localhost:3000', now: server.clock.now };
  const enter = async (each: typeof admin) =>
    (await server.call(login, { body: { identifier: each.email ?? '', password: PASSWORD } }, visitor())).data;
  expect(await enter(admin)).toMatchObject({ secondStep: true });

  expect(await removeLostSecondStep(server.db, ` ${admin.email?.toUpperCase()} `, at)).toBe('removed');
  const { accessToken = '' } = await enter(admin);
  expect((await server.call(getMe, { cookies: {}, accessToken })).data._id).toBe(admin.id);
  expect(await enter(other)).toMatchObject({ secondStep: true });
  const log = await server.db.select().from(activities).where(eq(activities.action, 'secondStepRemoved'));
  expect(log).toMatchObject([{ subjectId: admin.id, actorId: null, ownerId: admin.id }]);
  const told = await server.db
    .select()
    .from(mails)
    .where(eq(mails.toAddress, admin.email ?? ''));
  expect(told.map(({ text }) => text).join()).toContain('Two-step sign-in removed');

  expect(await removeLostSecondStep(server.db, admin.email ?? '', at)).toBe('has none');
  for (const nobody of ['nobody@example.com', 'admin', '']) {
    expect(await removeLostSecondStep(server.db, nobody, at)).toBe('nobody');
  }
});
