import { beforeAll, expect, test } from 'vitest';
import { takes } from '#kit/contract/endpoint.ts';
import { API_BASE } from '#kit/contract/request.ts';
import { createUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { register, verifyRegistration } from '../contract/accounts.ts';
import { changePassword, forgotPassword, resetPassword } from '../contract/passwords.ts';
import { updateMe } from '../contract/profile.ts';
import { endSession, login } from '../contract/sessions.ts';
import { resendVerification } from '../contract/verification.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const endpoints = [
  register,
  resendVerification,
  verifyRegistration,
  login,
  forgotPassword,
  resetPassword,
  changePassword,
  updateMe,
  endSession,
];
const fields = [
  'firstName',
  'lastName',
  'identifier',
  'password',
  'repeated',
  'currentPassword',
  'code',
  'organization',
  'occupation',
];
const all = (value: unknown) => Object.fromEntries(fields.map((field) => [field, value]));

const bodies: unknown[] = [
  all('a\0b'),
  all('\ud800'),
  all(''),
  all(1),
  all(null),
  all(['x']),
  all({ toString: 'x' }),
  all('x'.repeat(100_000)),
  all("' or 1=1; --"),
  all('১২৩৪৫৬৭৮'),
  [],
  'text',
  7,
  null,
];
const ids = ['x', '0197a000-0000-7000-8000-000000000000', "%27'", '%00', 'x'.repeat(400)];

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s answers 4xx', async (_, endpoint) => {
  const owner = await createUser(server);
  const hasId = endpoint.path.includes(':id');
  for (const id of hasId ? ids : ['']) {
    const url = `${API_BASE}${endpoint.path.replace(':id', id)}`;
    for (const body of takes(endpoint.body) ? bodies : [undefined]) {
      // Past the limit on tries, which would hide what comes after it.
      if (!hasId) server.clock.forward(61);
      const sent =
        body === undefined ? {} : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
      const reply = await server.send({ method: endpoint.method, url, ...sent, by: owner });
      expect(reply.status, `${url.slice(0, 80)} ${JSON.stringify(body)?.slice(0, 80)}`).toBeOneOf([404, 413, 422]);
      expect(reply.body.data.success).toBe(false);
    }
  }
});
