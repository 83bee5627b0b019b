import { beforeAll, expect, test } from 'vitest';
import { createUser } from '#tests/factories/user.ts';
import { statementsOf } from '#tests/support/count-statements.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { register } from '../contract/accounts.ts';
import { forgotPassword } from '../contract/passwords.ts';
import { resendVerification } from '../contract/verification.ts';

/** Decision 3: what takes another number of statements takes another time, and enough tries make that seen. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // The first message of a process looks its queue up.
  await ask('first@example.com');
});

const ask = (identifier: string) => server.call(forgotPassword, { body: { identifier } });

test('a forgotten password asks as much of the database with an account as without', async () => {
  const { email } = await createUser(server);
  expect(await statementsOf(() => ask(email ?? ''))).toBe(await statementsOf(() => ask('nobody@example.com')));
});

test('so does sending a code again', async () => {
  const { email } = await createUser(server);
  const open = async (identifier: string) => (await ask(identifier)).data._id;
  const [known, unknown, first] = [
    await open(email ?? ''),
    await open('nobody-else@example.com'),
    await open('somebody-else@example.com'),
  ];
  server.clock.forward(61);
  const resend = (id: string) => statementsOf(() => server.call(resendVerification, { params: { id } }));
  // The first call of a second asks whether what the site says has changed.
  await resend(first);
  expect(await resend(known)).toBe(await resend(unknown));
});

test('so does registering', async () => {
  const { email } = await createUser(server);
  const enter = (identifier: string) => {
    const body = { firstName: 'Somebody', identifier, password: 'river boat at noon' };
    return statementsOf(() => server.call(register, { body }));
  };
  expect(await enter(email ?? '')).toBe(await enter('newcomer@example.com'));
});
