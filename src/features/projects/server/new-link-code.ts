import { randomInt } from 'node:crypto';

/** Without vowels, so that no word comes of it, and without letters and digits that are taken for one another. */
const LETTERS = '23456789bcdfghjkmnpqrstvwxz';
/** 7 × 10¹² codes: with a million projects, one new project in seven million meets another's. */
const LENGTH = 9;

/** A code for the short link of a project. */
export function newLinkCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
