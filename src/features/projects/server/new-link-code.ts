import { randomInt } from 'node:crypto';

/** Without vowels, so that no word comes of it, and without what is taken for another letter, digit or sign. */
const LETTERS = '23456789bcdfghjkmnpqrstvwz';
/** 5 × 10¹² codes: with a million projects, one new project in five million meets another's. */
const LENGTH = 9;

/** A code for the short link of a project. */
export function newLinkCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
