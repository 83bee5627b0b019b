import { like } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { rateLimits } from '#kit/server/rate-limit/tables.ts';
import { createUser } from '#tests/factories/user.ts';
import { prove } from '#tests/support/prove.ts';
import { startTestServer, type TestServer, type Visitor } from '#tests/support/test-server.ts';
import { register } from '../../contract/accounts.ts';
import { forgotPassword } from '../../contract/passwords.ts';
import { getProofChallenge } from '../../contract/proofs.ts';
import { ACCOUNT_REQUESTS, FREE_REQUESTS } from '../../rate-limits.ts';

/** Decision 115: whoever asks for much from one network works for it, or waits. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  server.clock.forward(86_400);
});

let made = 0;
const from = (ip = '10.9.0.1'): Visitor => ({ cookies: {}, ip });
const enter = (proof?: string, by = from()) =>
  server.call(
    register,
    {
      body: {
        firstName: 'New',
        identifier: `one-of-many-${++made}@example.com`,
        password: 'river boat at noon',
        proof,
      },
    },
    by,
  );
const challenge = async (by = from()) => (await server.call(getProofChallenge, by)).data.challenge;

/** A first request, and as if all that are free had been used. */
async function useUpFree(ip?: string): Promise<void> {
  await enter(undefined, from(ip));
  await spend('accounts:free', FREE_REQUESTS.limit);
}

async function spend(name: string, hits: number): Promise<void> {
  await server.db
    .update(rateLimits)
    .set({ hits })
    .where(like(rateLimits.key, `${name}:%`));
}

test('as many as are free need no proof; beyond them the refusal names it, and how long to wait', async () => {
  const { status } = await enter();
  expect(status).toBe(201);
  await spend('accounts:free', FREE_REQUESTS.limit - 1);
  expect([(await enter()).status, (await enter()).status]).toEqual([201, 429]);
  const refused = await enter();
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '600']);
  expect(refused.body.data.error.fields).toEqual({ proof: [expect.stringContaining('Wait ten minutes')] });
  expect((await enter(undefined, from('10.9.0.2'))).status).toBe(201);
  server.clock.forward(600);
  expect((await enter()).status).toBe(201);
});

test('with a proof one more gets in, once for each proof, of requests that come together', async () => {
  await useUpFree();
  const proof = await prove(await challenge());
  const replies = await Promise.all([enter(proof), enter(proof), enter(proof)]);
  expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 429, 429]);
  expect((await enter(proof)).body.data.error.fields).toHaveProperty('proof');
  expect((await enter(await prove(await challenge()))).status).toBe(201);
});

test('what was refused for another reason leaves the proof good', async () => {
  await useUpFree();
  const proof = await prove(await challenge());
  const body = { firstName: 'New', identifier: 'nobody@', password: 'river boat at noon', proof };
  expect((await server.call(register, { body }, from())).status).toBe(422);
  expect((await enter(proof)).status).toBe(201);
});

test('no other proof counts: one of another network, an old one, one made up or made easier', async () => {
  await useUpFree();
  await useUpFree('10.9.0.2');
  const proof = await prove(await challenge());
  const { challenge: given, solution } = JSON.parse(proof);
  const changed = (parameters: object) =>
    JSON.stringify({ challenge: { ...given, parameters: { ...given.parameters, ...parameters } }, solution });
  const other = await prove(await challenge(from('10.9.0.2')));
  const wrong = [
    other,
    '',
    'x',
    '{}',
    'null',
    '[]',
    changed({ cost: 1 }),
    changed({ keyPrefix: '' }),
    changed({ nonce: '00' }),
    changed({ data: { ...given.parameters.data, until: given.parameters.data.until + 1 } }),
    JSON.stringify({ challenge: given, solution: { ...solution, derivedKey: '00' } }),
    JSON.stringify({ challenge: given, solution: { counter: -1, derivedKey: 'zz' } }),
    JSON.stringify({ challenge: { ...given, signature: given.signature.replace(/^./, 'x') }, solution }),
  ];
  for (const each of wrong) expect((await enter(each)).status, each.slice(0, 60)).toBe(429);
  expect((await enter('x'.repeat(3000))).status).toBe(422);
  server.clock.forward(599);
  expect((await enter(proof)).status).toBe(201);
  await useUpFree();
  const late = await prove(await challenge());
  server.clock.forward(600);
  await useUpFree();
  expect((await enter(late)).status).toBe(429);
});

test('the more a network has proven, the more work the next one is', async () => {
  await useUpFree();
  await enter(await prove(await challenge()));
  const guesses = async () => JSON.parse(await prove(await challenge())).solution.counter;
  expect(await guesses()).toBeLessThanOrEqual(1000);
  await spend('accounts:proven', 300);
  expect(await guesses()).toBeGreaterThanOrEqual(2000);
});

test('a network whose registrations are spent still resets passwords, with a proof', async () => {
  const owner = await createUser(server);
  await useUpFree();
  await spend('accounts:address', ACCOUNT_REQUESTS.limit);
  expect((await enter(await prove(await challenge()))).status).toBe(429);
  const ask = (proof?: string) =>
    server.call(forgotPassword, { body: { identifier: owner.email ?? '', proof } }, from());
  expect((await ask()).status).toBe(429);
  expect((await ask(await prove(await challenge()))).status).toBe(200);
});
