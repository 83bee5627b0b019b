import { createHmac, timingSafeEqual } from 'node:crypto';

/** When a form was begun, signed: machines that send without looking at it, or at once, are told. */
export function beginForm(key: Uint8Array, now: Date): string {
  const at = now.getTime().toString(36);
  return `${at}.${sign(key, at)}`;
}

/** How long ago, in milliseconds, the form was begun; undefined where we did not sign it. */
export function formAge(key: Uint8Array, token: string, now: Date): number | undefined {
  const [at = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(key, at));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return now.getTime() - Number.parseInt(at, 36);
}

function sign(key: Uint8Array, at: string): string {
  return createHmac('sha256', key).update(at).digest('base64url');
}
