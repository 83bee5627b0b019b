// What whoever runs the machine does for the last administrator who lost phone and recovery codes.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { getMe } from '#features/identity/contract/profile.ts';
import { login } from '#features/identity/contract/sessions.ts';
import { removeLostSecondStep } from '#features/identity/public.ts';
import { activities } from '#kit/server/audit/tables.ts';
import { migrate } from '#kit/server/database/migrate.ts';
import { openDatabase } from '#kit/server/database/open-database.ts';
import { mails } from '#kit/server/mail/tables.ts';
import { root } from '../tools/root.ts';
import { createUser, PASSWORD } from './factories/user.ts';
import { dataFolder } from './support/program.ts';
import { turnOnSecondStep } from './support/second-step.ts';
import { startTestServer, visitor } from './support/test-server.ts';

vi.setConfig({ testTimeout: 120_000 });

const server = await startTestServer();

describe('removeLostSecondStep', () => {
  test('lets one account in by its password alone, which is recorded and told by mail', async () => {
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
});

describe('npm run remove-second-step', () => {
  function run(dataDir: string, ...args: string[]) {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
    const tool = join(root, 'tools/remove-second-step.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...args], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  }

  test('says what is in its way in a line, and makes no database', async () => {
    const dataDir = dataFolder();
    expect(run(dataDir)).toMatchObject({ status: 1, said: expect.stringContaining('Usage') });
    expect(run(dataDir, 'admin@example.com')).toMatchObject({
      status: 1,
      said: expect.stringContaining('no database'),
    });
    expect(existsSync(join(dataDir, 'database'))).toBe(false);
    const database = await openDatabase({ dataDir });
    const inUse = run(dataDir, 'admin@example.com');
    expect([inUse.status, inUse.said.includes('    at ')]).toEqual([1, false]);
    await database.close();
    expect(run(dataDir, 'admin@example.com').said).toContain('older release');
  });

  test('finds the account in the database of the configuration', async () => {
    const dataDir = dataFolder();
    const database = await openDatabase({ dataDir });
    await migrate(database);
    await createUser({ db: database.db, clock: server.clock }, { email: 'admin@example.com', role: 'admin' });
    await database.close();
    expect(run(dataDir, 'nobody@example.com')).toMatchObject({ status: 1, said: expect.stringContaining('Nobody') });
    expect(run(dataDir, 'admin@example.com')).toMatchObject({ status: 0, said: expect.stringContaining('has no two') });
  });
});
