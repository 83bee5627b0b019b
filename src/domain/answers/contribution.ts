import { askedAndNot } from '../questionnaire/flow.ts';
import type { Within } from '../questionnaire/kind.ts';
import { type Facts, NO_FACTS } from '../questionnaire/logic/facts.ts';
import { answerCells, answerWithin, isAsking } from '../questionnaire/registry.ts';
import type { Question, Questionnaire } from '../questionnaire/schema.ts';
import { reckonerOn } from '../questionnaire/variables/reckoner-on.ts';
import type { Value } from '../questionnaire/variables/value.ts';
import { type Answer, type Answers, answerKey } from './answer.ts';
import type { Cells } from './cells.ts';
import type { RespondentState } from './respondent-state.ts';
import { partKey, RESPONDENTS, type Tally, tallyKey } from './tally.ts';
import { type CountedValue, cellsOfValue, countedValues, valueWithin } from './values/counted-values.ts';

/** What of a respondent counts. */
export interface Respondent {
  state: RespondentState;
  answers: Answers;
  /** What is known of them besides; left out: nothing. */
  facts?: Facts;
  /** From start to completion, where known. */
  seconds?: number;
  /** The day in Dhaka of the completion, YYYY-MM-DD, where known. */
  day?: string;
}

const DURATION_DIGITS = 2;

/**
 * What these respondents add. Of their own: `started`, `completed`, `screenedOut`, `overQuota`, `day:<d>` and
 * `seconds:<s>` (rounded to two significant digits, so that a tally stays small). A question of those who completed:
 * `answered` and the cells of its kind, or `skipped`; `notAsked` of a question off their path. A variable counts as a
 * question does, where it is known or not. Those who did not finish only count as started.
 */
export function contribution(respondents: Iterable<Respondent>, questionnaire: Questionnaire): Tally {
  const own: Cells = {};
  const given = new Map<Question | CountedValue, Given>();
  const values = countedValues(questionnaire.variables);
  function givenTo(counted: Question | CountedValue): Given {
    const ofIt = given.get(counted) ?? { skipped: 0, notAsked: 0, answers: new Map() };
    given.set(counted, ofIt);
    return ofIt;
  }
  for (const respondent of respondents) {
    for (const cell of ownCells(respondent)) own[cell] = (own[cell] ?? 0n) + 1n;
    if (respondent.state !== 'completed') continue;
    const { facts = NO_FACTS } = respondent;
    const { asked, notAsked, said } = askedAndNot(questionnaire, respondent.answers, facts);
    for (const question of asked) note(givenTo(question), said[question.id]);
    for (const question of notAsked) givenTo(question).notAsked += 1;
    if (values.length === 0) continue;
    const reckoner = reckonerOn({ asked, answers: said, facts, variables: questionnaire.variables });
    for (const value of values) note(givenTo(value), reckoner(value.id));
  }
  const tally: Tally = new Map(Object.keys(own).length > 0 ? [[RESPONDENTS, own]] : []);
  for (const [counted, ofIt] of given) {
    if ('key' in counted) addValue(tally, counted, ofIt);
    else if (isAsking(counted)) addQuestion(tally, counted, ofIt);
  }
  return tally;
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
  answers: Map<string | number, { answer: Answer; count: number }>;
}

function note(given: Given, answer: Answer | undefined): void {
  if (answer === undefined) {
    given.skipped += 1;
    return;
  }
  const key = answerKey(answer);
  const known = given.answers.get(key);
  if (known) known.count += 1;
  else given.answers.set(key, { answer, count: 1 });
}

function addQuestion(tally: Tally, question: Question, given: Given): void {
  addGiven(tally, given, {
    key: tallyKey(question),
    cells: (answer) => answerCells(question, answer),
    within: (answer) => answerWithin(question, answer),
  });
}

function addValue(tally: Tally, value: CountedValue, given: Given): void {
  addGiven(tally, given, {
    key: value.key,
    cells: (answer) => (isValue(answer) ? cellsOfValue(value, answer) : {}),
    within: (answer) => (isValue(answer) ? valueWithin(value, answer) : []),
  });
}

/** What was noted of a variable is nothing else. */
function isValue(answer: Answer): answer is Value {
  return typeof answer !== 'object';
}

/** Where something is counted, and what each of its answers adds. */
interface Counting {
  key: string;
  cells(answer: Answer): Cells;
  within(answer: Answer): readonly Within[];
}

function addGiven(tally: Tally, { skipped, notAsked: unasked, answers }: Given, counting: Counting): void {
  const { key } = counting;
  const cells: Cells = {};
  if (skipped > 0) cells.skipped = BigInt(skipped);
  if (unasked > 0) cells.notAsked = BigInt(unasked);
  let answered = 0;
  for (const { answer, count } of answers.values()) {
    answered += count;
    addTimes(cells, counting.cells(answer), count);
    for (const { part, cells: within } of counting.within(answer)) {
      const inPart = tally.get(partKey(key, part)) ?? {};
      addTimes(inPart, within, count);
      tally.set(partKey(key, part), inPart);
    }
  }
  if (answered > 0) cells.answered = BigInt(answered);
  tally.set(key, cells);
}

function addTimes(sums: Cells, cells: Cells, count: number): void {
  const times = BigInt(count);
  for (const cell in cells) {
    const sum = (sums[cell] ?? 0n) + (cells[cell] ?? 0n) * times;
    // 6 and -6 make none, as they do where tallies are added up.
    if (sum === 0n) delete sums[cell];
    else sums[cell] = sum;
  }
}

function durationCell(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `seconds:${Number(whole.toPrecision(DURATION_DIGITS))}`;
}
