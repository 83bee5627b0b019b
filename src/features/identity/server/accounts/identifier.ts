import { parseEmail } from '#domain/text/email.ts';
import { parseBangladeshMobile } from '#domain/text/phone.ts';
import { invalidField } from '#kit/contract/errors.ts';

/** What an account is found by and reached at. */
export type Identifier = { kind: 'email' | 'phone'; value: string };

/** The e-mail address or Bangladesh mobile number that a person typed; undefined when it is neither. */
export function parseIdentifier(typed: string): Identifier | undefined {
  const email = parseEmail(typed);
  if (email) return { kind: 'email', value: email };
  const phone = parseBangladeshMobile(typed);
  return phone ? { kind: 'phone', value: phone } : undefined;
}

export function readIdentifier(typed: string): Identifier {
  const identifier = parseIdentifier(typed);
  if (!identifier) throw invalidField('identifier', 'emailOrPhone');
  return identifier;
}

/** As it is shown to somebody who may not be its owner: `r•••@example.com`, `+88017•••••678`. */
export function maskIdentifier(value: string): string {
  const at = value.indexOf('@');
  return at > 0 ? `${value.slice(0, 1)}•••${value.slice(at)}` : `${value.slice(0, 6)}•••••${value.slice(-3)}`;
}
