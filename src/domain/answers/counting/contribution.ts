import { askedAndNot } from '../../questionnaire/flow.ts';
import { type Facts, NO_FACTS } from '../../questionnaire/logic/facts.ts';
import { answersTogether, isAsking } from '../../questionnaire/registry.ts';
import type { Question, Questionnaire } from '../../questionnaire/schema.ts';
import { reckonerOn } from '../../questionnaire/variables/reckoner-on.ts';
import type { Value } from '../../questionnaire/variables/value.ts';
import type { HandMarks } from '../../quiz/hand-marks.ts';
import { type Marks, markAnswers } from '../../quiz/mark-answers.ts';
import type { Tries } from '../../quiz/practice/tries.ts';
import { type Answer, type Answers, answerKey } from '../answer.ts';
import { ItemsCounter } from '../marks/counted-items.ts';
import { MarksCounter, PERCENT } from '../marks/counted-marks.ts';
import type { RespondentState } from '../respondent-state.ts';
import { type CountedValue, countedValues, valuesTogether } from '../values/counted-values.ts';
import { partKey, RESPONDENTS, type Tally, tallyKey } from './tally.ts';
import type { Times, Together } from './together.ts';

/** What of a respondent counts. */
export interface Respondent {
  state: RespondentState;
  answers: Answers;
  /** Ids of the questions answered before other answers led past them; left out: none. */
  offPath?: readonly string[];
  /** What was marked by hand; left out: nothing. */
  handMarks?: HandMarks;
  /** Of practice: what was tried; left out elsewhere. */
  tries?: Tries | undefined;
  /** What is known of them besides; left out: nothing. */
  facts?: Facts;
  /** From start to completion, where known. */
  seconds?: number;
  /** The day in Dhaka of the completion, YYYY-MM-DD, where known. */
  day?: string;
  /** Of a quiz that they took before: it is no first attempt, whose marks alone are counted (decision 150). */
  isRepeat?: boolean;
  /** Of a quiz with rounds: which of them; left out or empty elsewhere. */
  round?: string;
}

const DURATION_DIGITS = 2;

/**
 * What these respondents add. Of their own: `started`, `completed`, `screenedOut`, `overQuota`, `day:<d>` and
 * `seconds:<s>` (rounded to two significant digits, so that a tally stays small). A question of those who completed:
 * `answered` and the cells of its kind, or `skipped`; `notAsked` of a question off their path, and `offPath` besides
 * where it was answered before (decision 89). A variable counts as a question does, where it is known or not, and so
 * do the marks of a quiz in per cent; beside them stands what marks in each question add up to (decision 147). Those
 * who did not finish only count as started.
 */
export function contribution(respondents: Iterable<Respondent>, questionnaire: Questionnaire): Tally {
  const counter = new Counter(questionnaire);
  for (const respondent of respondents) counter.add(respondent);
  return new Map([...counter.tallies()].flatMap((tally) => [...tally]));
}

/** Reckons a {@link contribution} a little at a time, for who has to let others have their turn in between. */
export class Counter {
  readonly #questionnaire: Questionnaire;
  readonly #values: readonly CountedValue[];
  readonly #marks = new MarksCounter();
  #items: ItemsCounter | undefined;
  readonly #own = new Map<string, number>();
  readonly #given = new Map<Question | CountedValue, Given>();
  /** Where answers decide nothing everybody is asked the same list, whose places are looked up once. */
  #asked: { questions: readonly Question[]; given: readonly Given[] } = { questions: [], given: [] };

  constructor(questionnaire: Questionnaire) {
    this.#questionnaire = questionnaire;
    this.#values = countedValues(questionnaire.variables);
  }

  add(respondent: Respondent): void {
    for (const cell of ownCells(respondent)) this.#own.set(cell, (this.#own.get(cell) ?? 0) + 1);
    if (respondent.state !== 'completed') return;
    const { facts = NO_FACTS, offPath } = respondent;
    const { asked, notAsked, said } = askedAndNot(this.#questionnaire, respondent.answers, facts);
    for (const [index, given] of this.#givenToAll(asked).entries()) note(given, said[asked[index]?.id ?? '']);
    for (const question of notAsked) {
      const given = this.#givenTo(question);
      given.notAsked += 1;
      if (offPath?.includes(question.id)) given.offPath += 1;
    }
    const { variables, marking } = this.#questionnaire;
    if (marking && !respondent.isRepeat) {
      const marked = markAnswers(marking, asked, said, respondent.handMarks ?? null);
      this.addMarks(marked, asked, said, respondent);
    }
    if (this.#values.length === 0) return;
    const reckoner = reckonerOn({ asked, answers: said, facts, variables });
    for (const value of this.#values) note(this.#givenTo(value), reckoner(value.id));
  }

  /**
   * Marks of one alone, for who knows that nothing else of them is another. Where some wait there is no total yet; what
   * the others came to is known.
   */
  addMarks(
    marked: Marks | undefined,
    asked: readonly Question[],
    said: Answers,
    { tries, round }: Pick<Respondent, 'tries' | 'round'>,
  ): void {
    if (!this.#questionnaire.marking) return;
    const marks = marked?.waiting === 0 ? marked : undefined;
    note(this.#givenTo(PERCENT), marks?.percent);
    if (marks) this.#marks.add(marks, round);
    if (marked) this.addItems(marked, asked, said, tries);
  }

  /** What these questions add to what marks in each come to, for who knows that the rest of the marks is the same. */
  addItems(marks: Marks, questions: readonly Question[], said: Answers, tries?: Tries): void {
    const { marking } = this.#questionnaire;
    if (!marking) return;
    this.#items ??= new ItemsCounter(marking);
    if (marks.waiting > 0) this.#items.addEarly(marks, questions);
    else this.#items.add(marks, questions, said, tries);
  }

  /** What all of them add: a tally of respondents and of every question and variable, no two with a key in common. */
  *tallies(): Generator<Tally> {
    if (this.#own.size > 0) {
      yield new Map([[RESPONDENTS, Object.fromEntries([...this.#own].map(([cell, count]) => [cell, BigInt(count)]))]]);
    }
    yield this.#marks.tally();
    if (this.#items) yield this.#items.tally();
    for (const [counted, ofIt] of this.#given) {
      if ('key' in counted) yield tallyOfValue(counted, ofIt);
      else if (isAsking(counted)) yield tallyOfQuestion(counted, ofIt);
    }
  }

  #givenToAll(questions: readonly Question[]): readonly Given[] {
    if (this.#asked.questions !== questions) {
      this.#asked = { questions, given: questions.map((question) => this.#givenTo(question)) };
    }
    return this.#asked.given;
  }

  #givenTo(counted: Question | CountedValue): Given {
    const known = this.#given.get(counted);
    if (known) return known;
    const given: Given = { skipped: 0, notAsked: 0, offPath: 0, answers: new Map() };
    this.#given.set(counted, given);
    return given;
  }
}

function* ownCells({ state, day, seconds }: Respondent): Generator<string> {
  yield 'started';
  if (state === 'screened_out') yield 'screenedOut';
  if (state === 'over_quota') yield 'overQuota';
  if (state !== 'completed') return;
  yield 'completed';
  if (day !== undefined) yield `day:${day}`;
  if (seconds !== undefined) yield durationCell(seconds);
}

/** How often each answer to a question was given: equal ones are many, and are reckoned once. */
interface Given {
  skipped: number;
  notAsked: number;
  /** Of those not asked. */
  offPath: number;
  answers: Map<string | number, Times<Answer>>;
}

function note(given: Given, answer: Answer | undefined): void {
  if (answer === undefined) {
    given.skipped += 1;
    return;
  }
  const key = answerKey(answer);
  const known = given.answers.get(key);
  if (known) known.times += 1;
  else given.answers.set(key, { answer, times: 1 });
}

function tallyOfQuestion(question: Question, given: Given): Tally {
  return tallyOf(given, {
    key: tallyKey(question),
    together: (answers) => answersTogether(question, answers),
  });
}

function tallyOfValue(value: CountedValue, given: Given): Tally {
  return tallyOf(given, {
    key: value.key,
    together: (answers) => valuesTogether(value, answers.filter(isOfValue)),
  });
}

/** What was noted of a variable is nothing else. */
function isOfValue(given: Times<Answer>): given is Times<Value> {
  return typeof given.answer !== 'object';
}

/** Where something is counted, and what its answers add. */
interface Counting {
  key: string;
  together(answers: readonly Times<Answer>[]): Together;
}

function tallyOf({ skipped, notAsked, offPath, answers }: Given, { key, together }: Counting): Tally {
  const given = [...answers.values()];
  const { cells, parts } = together(given);
  if (skipped > 0) cells.skipped = BigInt(skipped);
  if (notAsked > 0) cells.notAsked = BigInt(notAsked);
  if (offPath > 0) cells.offPath = BigInt(offPath);
  if (given.length > 0) cells.answered = BigInt(given.reduce((sum, { times }) => sum + times, 0));
  const tally: Tally = new Map([[key, cells]]);
  for (const [part, within] of parts) tally.set(partKey(key, part), within);
  return tally;
}

function durationCell(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `seconds:${Number(whole.toPrecision(DURATION_DIGITS))}`;
}
