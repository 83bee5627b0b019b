import { tallyKey } from '#domain/answers/counting/tally.ts';
import { itemKey } from '#domain/answers/marks/counted-items.ts';
import { countedMarking } from '#domain/quiz/mark-answers.ts';
import type { AnswerKey } from '#domain/quiz/marking-schema.ts';
import { partsOf } from '#domain/quiz/share-of-parts.ts';
import type { Version } from './merge-versions.ts';

/** A question as some versions mark it. */
export interface MergedItem {
  /** Of the question. */
  tallyKey: string;
  /** Of what its marks add up to. */
  key: string;
  points: number;
  answerKey: AnswerKey;
  /** Ids of what is right or wrong by itself: options that are put in order, rows. */
  parts: readonly string[];
  /** The versions that mark it so, ascending. */
  versions: number[];
  /** The newest version of all no longer asks it, or marks it in another way. */
  retired: boolean;
}

/** Puts together how versions mark their questions, from the newest on: each way of marking once. */
export class MergedItems {
  readonly #byKey = new Map<string, MergedItem>();
  #newest: number | undefined;

  add({ number, questionnaire: { marking, sections } }: Version): void {
    this.#newest ??= number;
    if (!marking) return;
    for (const question of sections.flatMap(({ questions }) => questions)) {
      const key = itemKey(marking, question);
      const counted = countedMarking(marking, question);
      if (!key || !counted) continue;
      const { points, key: answerKey } = counted;
      const found = { tallyKey: tallyKey(question), key, points, answerKey, parts: partsOf(answerKey) };
      const known = this.#byKey.get(key) ?? { ...found, versions: [], retired: number !== this.#newest };
      this.#byKey.set(key, known);
      if (!known.versions.includes(number)) known.versions.unshift(number);
    }
  }

  get all(): MergedItem[] {
    return [...this.#byKey.values()].map((item) => ({ ...item, versions: item.versions.toSorted((a, b) => a - b) }));
  }
}
