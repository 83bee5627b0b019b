import { parseEmail } from '#domain/text/email.ts';
import { readBangladeshMobile } from '#domain/text/phone.ts';

/** What an account is found by and reached at. */
export type Identifier = { kind: 'email' | 'phone'; value: string };

/** The email address or Bangladesh mobile number that a person typed, or what is wrong with it. */
export type IdentifierReading =
  | { identifier: Identifier }
  | { problem: 'email' | 'emailOrPhone' | 'length' | 'phone'; values: { field: { key: 'mobileNumber' } } };

export function parseIdentifier(typed: string): IdentifierReading {
  const email = parseEmail(typed);
  if (email) return { identifier: { kind: 'email', value: email } };
  const mobile = readBangladeshMobile(typed);
  if ('value' in mobile) return { identifier: { kind: 'phone', value: mobile.value } };
  const values = { field: { key: 'mobileNumber' as const } };
  if (typed.includes('@')) return { problem: 'email', values };
  // Letters tell nothing of a number: an address may have been meant.
  if (mobile.problem === 'numeric') return { problem: 'emailOrPhone', values };
  return { problem: mobile.problem, values };
}
