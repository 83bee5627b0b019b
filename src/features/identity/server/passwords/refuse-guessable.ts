import { invalidField } from '#kit/contract/errors.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Refuses a new password that is among the first ones anybody would guess. Its length is the schema's business. */
export async function refuseGuessable(password: string, identifiers: readonly (string | null)[]): Promise<void> {
  const guess = password.normalize('NFKC').toLowerCase();
  if (isRepeated(guess) || isRow(guess) || (await isCommonPassword(guess)))
    throw invalidField('password', 'passwordCommon');
  const own = identifiers.flatMap((value) =>
    value ? [value, value.replace(/^\+88/, ''), value.replace(/@.*/, '')] : [],
  );
  if (own.includes(guess)) throw invalidField('password', 'passwordIsIdentifier');
}

/** `zzzzzzzz`, `12121212`, `19711971`. */
function isRepeated(text: string): boolean {
  return /^(.{1,5})\1+$/su.test(text);
}

/** Every character follows the one before: `abcdefgh`, `98765432`. */
function isRow(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  return [1, -1].some((step) => codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step));
}
