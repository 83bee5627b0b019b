import { LOCALES, type Locale } from '../../../text/locale.ts';
import { type Condition, namesOf } from '../condition.ts';
import { LANGUAGE } from '../facts.ts';
import { judge, type Possible } from './judge.ts';

type Logic = 'showIf' | 'requireIf' | 'jumps';

/** What the condition of a part is known by: of several jumps also by which it is. */
export function conditionKey(partId: string, logic: Logic, nth = 0): string {
  return `${partId} ${logic} ${nth}`;
}

interface Reading {
  /** The languages that the survey is in now. */
  languages: readonly Locale[];
  /** Whether a condition is whole at the question where it is looked at. */
  isWhole: (condition: Condition) => boolean;
}

/** Judges conditions one by one, by what respondents can be like at that moment, and keeps what it said. */
export class Verdicts {
  /** Whether a condition that does not depend on what is answered always or never holds, by {@link conditionKey}. */
  readonly said = new Map<string, boolean>();
  readonly #possible: Possible;
  readonly #reading: Reading;

  constructor(possible: Possible, reading: Reading) {
    this.#possible = possible;
    this.#reading = reading;
  }

  /** Whether it holds of everybody or of nobody, in whatever languages; no condition holds of everybody. */
  of(condition: Condition | undefined, key: string): boolean | undefined {
    const { languages, isWhole } = this.#reading;
    if (!condition) return true;
    if (!isWhole(condition)) return undefined;
    const verdict = judge(condition, this.#possible);
    const isOfNow = verdict === undefined && languages.length < LOCALES.length && namesOf(condition).includes(LANGUAGE);
    const holds = isOfNow ? judge(condition, { ...this.#possible, languages }) : verdict;
    if (holds !== undefined) this.said.set(key, holds);
    return verdict;
  }

  /** Whether one of several holds of everybody, where none of them has to by itself. */
  isOneCertain(conditions: readonly Condition[]): boolean {
    if (conditions.length < 2 || !conditions.every(this.#reading.isWhole)) return false;
    return judge({ op: 'or', of: [...conditions] }, this.#possible) === true;
  }
}
