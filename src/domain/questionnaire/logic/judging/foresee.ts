import { LOCALES, type Locale } from '../../../text/locale.ts';
import { carriedBy } from '../../carried/carrying.ts';
import { isAsking } from '../../registry.ts';
import type { Question, Questionnaire, Section } from '../../schema.ts';
import { spansOf } from '../../variables/span-of-value.ts';
import type { Condition } from '../condition.ts';
import type { Jump } from '../walk.ts';
import { Completing } from './completing.ts';
import type { Possible } from './judge.ts';
import { conditionKey, Verdicts } from './verdicts.ts';

/** What is known of everybody's way before anybody goes it. */
export interface Foreseen {
  /** Questions that nobody is asked. */
  unasked: ReadonlySet<string>;
  /** Those of them that everybody jumps over. */
  jumpedOver: ReadonlySet<string>;
  /** By {@link conditionKey}. */
  verdicts: ReadonlyMap<string, boolean>;
  /** What respondents can be like in the end. */
  possible: Possible;
  /** What holds of everybody who comes to an end and is not screened out. */
  heldAtCompletion: readonly Condition[];
}

interface Reading {
  languages: readonly Locale[];
  /** Whether a condition is whole where only these questions come before. */
  isWhole: (condition: Condition, before: ReadonlyMap<string, Question>) => boolean;
}

/** What is known of everybody's way through a questionnaire, question by question. */
export function foresee(questionnaire: Questionnaire, reading: Reading): Foreseen {
  const way = new Way(questionnaire, reading);
  for (const section of questionnaire.sections) way.goThrough(section);
  return way.foreseen();
}

/**
 * Goes through the questions as everybody at once: who a condition may keep from a question goes on, and who is past
 * one that all jump from is elsewhere.
 */
class Way {
  readonly #before = new Map<string, Question>();
  readonly #unasked = new Set<string>();
  readonly #jumpedOver = new Set<string>();
  readonly #answered = new Set<string>();
  readonly #possible: Possible;
  readonly #verdicts: Verdicts;
  readonly #completing: Completing;
  /** What a jump may still lead to. */
  readonly #ahead: Set<string>;
  /** Where those are who jumped. */
  readonly #landings = new Set<string>();
  #isAnybodyHere = true;

  constructor(questionnaire: Questionnaire, { languages, isWhole }: Reading) {
    const { sections, variables = [], hiddenValues = [] } = questionnaire;
    const all = sections.flatMap((section) => section.questions);
    const questions = new Map(all.filter(isAsking).map((one) => [one.id, one]));
    const isWholeHere = (condition: Condition) => isWhole(condition, this.#before);
    this.#possible = {
      questions,
      hiddenValues,
      languages: LOCALES,
      spans: spansOf(variables, questions),
      unasked: this.#unasked,
      answered: this.#answered,
    };
    this.#verdicts = new Verdicts(this.#possible, { languages, isWhole: isWholeHere });
    this.#completing = new Completing(questionnaire, isWholeHere);
    this.#ahead = new Set([...sections, ...all].map(({ id }) => id));
  }

  foreseen(): Foreseen {
    return {
      unasked: this.#unasked,
      jumpedOver: this.#jumpedOver,
      verdicts: this.#verdicts.said,
      possible: { ...this.#possible, answered: new Set() },
      heldAtCompletion: this.#completing.held,
    };
  }

  goThrough(section: Section): void {
    this.#arrive(section.id);
    const isShown = this.#verdicts.of(section.showIf, conditionKey(section.id, 'showIf'));
    for (const question of section.questions) this.#comeTo(question, isShown, section.shuffled === true);
  }

  #arrive(id: string): void {
    this.#ahead.delete(id);
    if (this.#landings.delete(id)) this.#isAnybodyHere = true;
  }

  #comeTo(question: Question, isShown: boolean | undefined, isShuffled: boolean): void {
    const { id, showIf, requireIf, required } = question;
    this.#arrive(id);
    if (!this.#isAnybodyHere) this.#jumpedOver.add(id);
    const mayBeAsked = this.#isAnybodyHere && isShown !== false;
    const isAsked = mayBeAsked && this.#verdicts.of(showIf, conditionKey(id, 'showIf'));
    if (isAsked === false) this.#unasked.add(id);
    else if (requireIf) this.#verdicts.of(requireIf, conditionKey(id, 'requireIf'));
    if (isAsking(question)) this.#before.set(id, question);
    if (isAsked === false) return;
    const isOfAll = isShown === true && isAsked === true && !carriedBy(question);
    const isPassedBy = !isOfAll || this.#landings.size > 0 || isShuffled;
    // Whoever takes its jumps was asked it, and so has answered; past it are also those who were not.
    if (required && isAsking(question)) this.#answered.add(id);
    this.#goOn(question, isOfAll);
    if (isPassedBy) this.#answered.delete(id);
  }

  #goOn({ id, jumps = [] }: Question, isOfAll: boolean): void {
    const open: Jump[] = [];
    let isTaken = false;
    for (const [nth, jump] of jumps.entries()) {
      const verdict = this.#verdicts.of(jump.if, conditionKey(id, 'jumps', nth));
      if (verdict !== false) open.push(jump);
      isTaken = verdict === true;
      if (isTaken) break;
    }
    this.#completing.goPast(open, isOfAll);
    for (const { to } of open) if (this.#ahead.has(to)) this.#landings.add(to);
    const isLeft = isTaken || this.#verdicts.isOneCertain(open.flatMap((jump) => jump.if ?? []));
    if (isOfAll && isLeft) this.#isAnybodyHere = false;
  }
}
