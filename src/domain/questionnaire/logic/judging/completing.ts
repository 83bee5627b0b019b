import type { Questionnaire } from '../../schema.ts';
import { type Condition, namesOf } from '../condition.ts';
import type { Jump } from '../walk.ts';

/** What is known of whoever completes, found question by question: of whom it does not hold, they were screened out. */
export class Completing {
  readonly held: Condition[] = [];
  readonly #screeningOut: ReadonlySet<string>;
  readonly #values: ReadonlySet<string>;
  readonly #isWhole: (condition: Condition) => boolean;
  /** Whoever is not screened out has come past every question so far. */
  #isEverybodyHere = true;

  constructor({ closings = [], variables = [] }: Questionnaire, isWhole: (condition: Condition) => boolean) {
    this.#screeningOut = new Set(closings.flatMap(({ id, screensOut }) => (screensOut ? [id] : [])));
    this.#values = new Set(variables.map(({ id }) => id));
    this.#isWhole = isWhole;
  }

  /** Past the jumps of a question that may be taken; `isOfAll`: everybody who is here is asked it. */
  goPast(jumps: readonly Jump[], isOfAll: boolean): void {
    for (const { if: condition, to } of jumps) {
      if (!this.#screeningOut.has(to)) {
        // From here on others may be elsewhere, and take no part in what comes.
        this.#isEverybodyHere = false;
        return;
      }
      // What a value comes to may be another by the end.
      const isLasting = condition && this.#isWhole(condition) && !namesOf(condition).some((id) => this.#values.has(id));
      if (isLasting && this.#isEverybodyHere && isOfAll) this.held.push({ op: 'not', of: condition });
    }
  }
}
