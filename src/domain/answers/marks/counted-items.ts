// Questions of a quiz as they are counted beside their answers: what marks in each add up to, and how those who chose
// something did in all other questions.
import { contentName } from '../../content-name.ts';
import type { Question } from '../../questionnaire/schema.ts';
import type { ItemSums, TotalSums } from '../../quiz/item-statistics.ts';
import { countedMarking, type Mark, type Marks } from '../../quiz/mark-answers.ts';
import type { Marking } from '../../quiz/marking-schema.ts';
import { OUTCOMES, type Outcome } from '../../quiz/outcome.ts';
import type { Millionths } from '../../quiz/points.ts';
import { markOfTries, type Tries, triedAt } from '../../quiz/practice/tries.ts';
import { rightParts } from '../../quiz/share-of-parts.ts';
import { type Answer, type Answers, chosenOf } from '../answer.ts';
import type { Cells } from '../counting/cells.ts';
import { emptyTally, type Tally, tallyKey } from '../counting/tally.ts';

/** The key of what totals add up to. No id begins so. */
const TOTALS = '$totals';

/**
 * The key of a question as it is marked: marks by another key or of other points do not add up. Undefined where it is
 * not marked.
 */
export function itemKey(marking: Marking, question: Question): string | undefined {
  const counted = countedMarking(marking, question);
  if (!counted) return undefined;
  // What to look for is no other way of marking when it is said in other words.
  const key = counted.key.by === 'hand' ? { by: counted.key.by } : counted.key;
  return `$item:${tallyKey(question)}:${contentName([counted.points, key, marking.penalty])}`;
}

/** Adds up marks by question, exactly. */
export class ItemsCounter {
  readonly #marking: Marking;
  readonly #keys = new Map<Question, string | undefined>();
  readonly #tally: Tally = emptyTally();

  constructor(marking: Marking) {
    this.#marking = marking;
  }

  /** `tries` are those of somebody who practised; the answers are the first of them. */
  add(marks: Marks, asked: readonly Question[], answers: Answers, tries?: Tries): void {
    const marked = new Map(marks.questions.map((mark) => [mark.questionId, mark]));
    const total = marks.questions.reduce((sum, { earned }) => sum + earned, 0n);
    add(this.#cellsAt(TOTALS), { count: 1n, total, totalSquares: total * total });
    for (const question of asked) {
      const mark = marked.get(question.id);
      const key = mark && this.#keyOf(question);
      if (!key) continue;
      const rest = { earned: total - mark.earned, points: marks.points - mark.points };
      const cells = this.#cellsAt(key);
      add(cells, sumsOf(mark, total));
      add(cells, beside(`outcome:${mark.outcome}`, rest));
      if (tries) add(cells, triesAt(this.#marking, question, tries));
      for (const said of this.#saidIn(question, answers[question.id])) add(cells, beside(said, rest));
    }
  }

  /** Of somebody whose total is not known yet: only what each question came to, or that it waits. */
  addEarly(marks: Marks, asked: readonly Question[]): void {
    const marked = new Map(marks.questions.map((mark) => [mark.questionId, mark]));
    for (const question of asked) {
      const mark = marked.get(question.id);
      const key = mark && this.#keyOf(question);
      if (key) add(this.#cellsAt(key), { [`early:${mark.outcome}`]: 1n });
    }
  }

  /** None of its cells is zero. */
  tally(): Tally {
    return new Map([...this.#tally].map(([key, cells]) => [key, withoutZeros(cells)]));
  }

  #cellsAt(key: string): Cells {
    const cells = this.#tally.get(key) ?? {};
    this.#tally.set(key, cells);
    return cells;
  }

  #keyOf(question: Question): string | undefined {
    if (!this.#keys.has(question)) this.#keys.set(question, itemKey(this.#marking, question));
    return this.#keys.get(question);
  }

  /** What was chosen, or what of several parts is right. */
  #saidIn({ id }: Question, answer: Answer | undefined): readonly string[] {
    const key = this.#marking.questions[id]?.key;
    if (answer === undefined || !key) return [];
    if (key.by === 'options') return chosenOf(answer).map((option) => `option:${option}`);
    return rightParts(key, answer).map((part) => `part:${part}`);
  }
}

function sumsOf({ earned }: Mark, total: Millionths): Record<keyof ItemSums, bigint> {
  const squares = { squares: earned * earned, totalSquares: total * total, products: earned * total };
  return { count: 1n, earned, total, ...squares };
}

/** How often somebody tried, and whether they found it after a wrong try, or were shown it. */
function triesAt(marking: Marking, question: Question, tries: Tries): Cells {
  const tried = triedAt(tries, question.id);
  const mark = tried && markOfTries(marking, question, tried, null);
  if (!mark) return {};
  const isFound = mark.outcome === 'right';
  const found = isFound && mark.first !== 'right' ? 1n : 0n;
  const shown = mark.isOver && !isFound ? 1n : 0n;
  return { tried: 1n, tries: BigInt(tried.given.length), found, shown };
}

/** That somebody answered so, and what they came to in all other questions. */
function beside(answered: string, rest: Pick<Marks, 'earned' | 'points'>): Cells {
  return { [answered]: 1n, [`rest:${answered}`]: rest.earned, [`restOf:${answered}`]: rest.points };
}

function add(sums: Cells, cells: Cells): void {
  for (const cell in cells) sums[cell] = (sums[cell] ?? 0n) + (cells[cell] ?? 0n);
}

function withoutZeros(cells: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).filter(([, amount]) => amount !== 0n));
}

/** What totals add up to. */
export function addedTotals(tally: Tally): TotalSums {
  const { count = 0n, total = 0n, totalSquares = 0n } = tally.get(TOTALS) ?? {};
  return { count, total, totalSquares };
}

/** What marks in a question add up to. */
export function addedItem(tally: Tally, key: string): ItemSums {
  const { earned = 0n, squares = 0n, products = 0n, ...cells } = tally.get(key) ?? {};
  const { count = 0n, total = 0n, totalSquares = 0n } = cells;
  return { count, earned, squares, total, totalSquares, products };
}

/** What became of a question that is practised; undefined where nobody did. */
export function addedTries(tally: Tally, key: string) {
  const { tried = 0n, tries = 0n, found = 0n, shown = 0n } = tally.get(key) ?? {};
  if (tried === 0n) return undefined;
  return { tried: Number(tried), tries: Number(tries), found: Number(found), shown: Number(shown) };
}

/** How many came to that in this question whose totals are not known yet. */
export function addedEarly(tally: Tally, key: string, outcome: Outcome): number {
  return Number(tally.get(key)?.[`early:${outcome}`] ?? 0n);
}

/** Whether anybody was marked so in this question. */
export function isItemCounted(tally: Tally, key: string): boolean {
  return addedItem(tally, key).count > 0n || OUTCOMES.some((outcome) => addedEarly(tally, key, outcome) > 0);
}

/** How many answered so, and what part of the points in all other questions they came to; null without any there. */
export function addedBeside(
  tally: Tally,
  key: string,
  answered: `option:${string}` | `part:${string}` | `outcome:${Outcome}`,
): { count: number; rest: number | null } {
  const cells = tally.get(key) ?? {};
  const of = cells[`restOf:${answered}`] ?? 0n;
  const rest = of === 0n ? null : Number(cells[`rest:${answered}`] ?? 0n) / Number(of);
  return { count: Number(cells[answered] ?? 0n), rest };
}
