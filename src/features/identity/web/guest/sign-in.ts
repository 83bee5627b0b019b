import type { Host } from '#kit/web/page/host.ts';
import { readFields } from '#kit/web/page/read-fields.ts';
import { refuse } from '#kit/web/page/refused-form.ts';
import { enterByPasskey } from '../../contract/passkeys.ts';
import { login } from '../../contract/sessions.ts';
import { type Area, identityPaths } from '../../paths.ts';
import { enterSite, redirectOn } from './way-in.ts';

/** The action of both sign-in pages. Whoever comes to the wrong area is shown to their own by its guard. */
export async function signIn(host: Host, request: Request, home: Area) {
  const { next, identifier, password, credential } = await readFields(
    request,
    'identifier',
    'password',
    'credential',
    'next',
  );
  if (credential !== '') {
    const entered = await host.attempt(enterByPasskey, { body: { credential } });
    return entered.ok ? enterSite(host, next, home) : refuse(entered);
  }
  const result = await host.attempt(login, { body: { identifier, password } });
  if (!result.ok) return refuse(result, { identifier });
  const { verificationId, secondStep } = result.data;
  if (secondStep) return redirectOn(host, identityPaths.secondStep, next);
  return verificationId
    ? redirectOn(host, identityPaths.registerVerify(verificationId), next)
    : enterSite(host, next, home);
}
