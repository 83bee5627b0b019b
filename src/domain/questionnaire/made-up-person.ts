/**
 * Somebody made up who answers one question. How they make up their mind comes from outside, from habits or from a
 * test; each kind asks only for what it takes to answer it.
 */
export interface MadeUpPerson {
  /** Which one of so many, from 0. */
  pick(count: number): number;
  /** Which ones of so many, ascending, from 0; perhaps none. */
  choose(count: number): readonly number[];
  /** How much they like it, from 0 to 1. */
  feel(): number;
  /** A number within these bounds, with so many digits after the point at most. */
  reckon(least: number, most: number, decimals: number): number;
  say(): string;
  /** So many digits that make what they write their own. */
  digits(count: number): string;
  /** A day as YYYY-MM-DD. */
  remember(): string;
}
