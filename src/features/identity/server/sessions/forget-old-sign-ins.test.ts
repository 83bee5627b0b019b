import { expect, test } from 'vitest';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createUser } from '#tests/factories/user.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { forgotPassword } from '../../contract/passwords.ts';
import { sessions, verifications } from '../tables.ts';
import { endSessions } from './end-sessions.ts';
import { forgetOldSignIns } from './forget-old-sign-ins.ts';

test('sessions and codes are forgotten once nobody can use them', async () => {
  const server = await startTestServer();
  const { db, clock } = server;
  const run = () => forgetOldSignIns.run({ db, now: clock.now } as JobContext, {});
  const left = async () => [await db.$count(sessions), await db.$count(verifications)];
  const leaver = await createUser(server);
  await createUser(server);
  await server.call(forgotPassword, { body: { identifier: leaver.email ?? '' } });
  await endSessions(db, leaver.id, clock.now);

  clock.forward(6 * 86_400);
  await run();
  expect(await left()).toEqual([2, 1]);
  clock.forward(2 * 86_400);
  await run();
  expect(await left()).toEqual([1, 0]);
  clock.forward(30 * 86_400);
  await run();
  expect(await left()).toEqual([0, 0]);
});
