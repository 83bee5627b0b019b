import { randomInt } from 'node:crypto';

/** Without the letters and digits that look alike in a terminal. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password for a person to read from a console and type: sixteen characters in groups of four. */
export function readablePassword(): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
