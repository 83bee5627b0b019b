import { invalidField } from '#kit/contract/errors.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** Refuses a new password that is among the first ones anybody would guess. Its length is the schema's business. */
export function refuseGuessable(password: string, identifiers: readonly (string | null)[]): void {
  const guess = password.normalize('NFKC').toLowerCase();
  if (COMMON_PASSWORDS.has(guess) || isOneCharacter(guess)) throw invalidField('password', 'passwordCommon');
  const own = identifiers.flatMap((value) =>
    value ? [value, value.replace(/^\+88/, ''), value.replace(/@.*/, '')] : [],
  );
  if (own.includes(guess)) throw invalidField('password', 'passwordIsIdentifier');
}

function isOneCharacter(text: string): boolean {
  return new Set(text).size === 1;
}
