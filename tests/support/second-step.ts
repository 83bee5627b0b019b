import { confirmAuthenticator, startAuthenticator } from '#features/identity/contract/second-step.ts';
import { PASSWORD } from '#tests/factories/user.ts';
import { appCode } from './app-code.ts';
import type { TestServer, Visitor } from './test-server.ts';

/** Turns somebody's second step on. The code of now is spent with it. */
export async function turnOnSecondStep(server: TestServer, by: Visitor) {
  const { secret } = (await server.call(startAuthenticator, { body: { currentPassword: PASSWORD } }, by)).data;
  const code = appCode(secret, server.clock.now);
  const { recoveryCodes } = (await server.call(confirmAuthenticator, { body: { code } }, by)).data;
  return { secret, recoveryCodes, codeNow: () => appCode(secret, server.clock.now) };
}
