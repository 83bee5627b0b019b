import { type CountedValue, countedValues } from '#domain/answers/values/counted-values.ts';
import type { Version } from './merge-versions.ts';

/** A variable as the newest version that reckons it so has it. */
export interface MergedValue extends CountedValue {
  /** The versions that reckon it so, ascending. */
  versions: number[];
  /** The newest version of all has it no longer, or reckons it in another way. */
  retired: boolean;
}

/** Puts together what versions reckon, from the newest on: those of the newest first, each way of reckoning once. */
export class MergedValues {
  readonly #byKey = new Map<string, MergedValue>();
  #newest: number | undefined;

  add({ number, questionnaire }: Version): void {
    this.#newest ??= number;
    for (const value of countedValues(questionnaire.variables)) {
      const known = this.#byKey.get(value.key) ?? { ...value, versions: [], retired: number !== this.#newest };
      this.#byKey.set(value.key, known);
      known.versions.unshift(number);
    }
  }

  get all(): MergedValue[] {
    return [...this.#byKey.values()];
  }
}
