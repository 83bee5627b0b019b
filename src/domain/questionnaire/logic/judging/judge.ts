import type { Locale } from '../../../text/locale.ts';
import { oneLine } from '../../hidden-values/hidden-values.ts';
import { choosesOne, kindOf, optionsOf } from '../../registry.ts';
import type { HiddenValue, Question } from '../../schema.ts';
import type { NumberSpan } from '../../variables/span-of-value.ts';
import { type Condition, partsOf } from '../condition.ts';
import { LANGUAGE } from '../facts.ts';
import { someDays, someNumbers, someTimes } from './stand-ins.ts';
import { anyText, oneOf, type Subject, severalOf, type Test } from './subject.ts';

/** What respondents can be like where a condition is looked at. */
export interface Possible {
  questions: ReadonlyMap<string, Question>;
  hiddenValues: readonly HiddenValue[];
  languages: readonly Locale[];
  /** Of variables that are numbers. */
  spans: ReadonlyMap<string, NumberSpan>;
  /** Questions that nobody is asked. */
  unasked: ReadonlySet<string>;
  /** Questions that everybody has answered. */
  answered: ReadonlySet<string>;
}

/** Beyond so many ways of looking at one condition, nothing is said of it. */
const MOST_STEPS = 300;

/**
 * Whether a condition holds whatever is answered, or never; undefined where it may hold or not, or is too long to tell.
 * It is given for whole conditions, with nothing in them that is gone.
 */
export function judge(condition: Condition, possible: Possible): boolean | undefined {
  const subjects = subjectsOf(condition, possible);
  if (!canBe(condition, true, subjects)) return false;
  return canBe(condition, false, subjects) ? undefined : true;
}

/** What is left to come out in a certain way. */
interface Wish {
  of: Condition;
  isTrue: boolean;
}

/**
 * Whether a condition can come out true, or false, as is asked. Each question, fact and value is looked at by itself:
 * where an answer to one rules out an answer to another, this still says that it can.
 */
function canBe(condition: Condition, isTrue: boolean, all: ReadonlyMap<string, Subject>): boolean {
  let steps = 0;
  return canAll([{ of: condition, isTrue }], all);

  function canAll(wishes: readonly Wish[], subjects: ReadonlyMap<string, Subject>): boolean {
    let so = subjects;
    let left = wishes;
    for (;;) {
      const [wish, ...others] = left;
      steps += 1;
      if (!wish || steps > MOST_STEPS) return true;
      const { of: part, isTrue: wanted } = wish;
      if (part.op === 'not') left = [{ of: part.of, isTrue: !wanted }, ...others];
      else if (part.op === 'and' || part.op === 'or') {
        const inner = part.of.map((one): Wish => ({ of: one, isTrue: wanted }));
        const isAnyEnough = (part.op === 'or') === wanted;
        // Tests that stand beside a choice rule some of it out before it is tried.
        if (isAnyEnough && others.some(isNoChoice))
          left = [...others.filter(isNoChoice), wish, ...others.filter(isChoice)];
        else if (isAnyEnough) return inner.some((one) => canAll([one, ...others], so));
        else left = [...inner, ...others];
      } else {
        const key = keyOf(part);
        const subject = so.get(key)?.where(part, wanted);
        if (!subject) return false;
        so = new Map(so).set(key, subject);
        left = others;
      }
    }
  }
}

function isChoice({ of: part, isTrue }: Wish): boolean {
  return (part.op === 'or' && isTrue) || (part.op === 'and' && !isTrue);
}

function isNoChoice(wish: Wish): boolean {
  return !isChoice(wish);
}

function keyOf(test: Test): string {
  if ('fact' in test) return test.fact;
  if ('variable' in test) return test.variable;
  return test.row !== undefined ? `${test.question} ${test.row}` : test.question;
}

function subjectsOf(condition: Condition, possible: Possible): Map<string, Subject> {
  const tests = new Map<string, [Test, ...Test[]]>();
  for (const { part } of partsOf(condition)) {
    if (part.op === 'and' || part.op === 'or' || part.op === 'not') continue;
    const key = keyOf(part);
    const known = tests.get(key);
    if (known) known.push(part);
    else tests.set(key, [part]);
  }
  return new Map([...tests].map(([key, same]) => [key, subjectOf(same, possible)]));
}

function subjectOf(tests: readonly [Test, ...Test[]], possible: Possible): Subject {
  const [test] = tests;
  if ('fact' in test) return factOf(test.fact, tests, possible);
  if ('variable' in test) {
    const span = possible.spans.get(test.variable);
    return oneOf([undefined, ...(span ? someNumbers(tests, span) : textsIn(tests))]);
  }
  const { question: id } = test;
  const question = possible.questions.get(id);
  if (!question || possible.unasked.has(id)) return oneOf([undefined]);
  const { row } = test;
  return answerOf(question, row, tests, row === undefined && possible.answered.has(id));
}

function factOf(fact: string, tests: readonly Test[], { languages, hiddenValues }: Possible): Subject {
  if (fact === LANGUAGE) return oneOf(languages);
  const drawnFrom = hiddenValues.find(({ id }) => id === fact)?.drawnFrom;
  return oneOf([undefined, ...(drawnFrom?.map(oneLine) ?? textsIn(tests))]);
}

/** What the tests look for, and something else. */
function textsIn(tests: readonly Test[]): string[] {
  const named = tests.flatMap((test) => ('values' in test ? test.values : []));
  return [...named.filter((value) => value.trim() !== ''), `${named.join(' ')} else`];
}

function answerOf(question: Question, row: string | undefined, tests: readonly Test[], isAnswered: boolean): Subject {
  const kind = kindOf(question);
  const orNothing = isAnswered ? [] : [undefined];
  const span = kind.span?.(question) ?? {};
  // What can be said of all of an answer that has rows is only that it is there.
  const looks = tests.some(({ op }) => op !== 'answered') ? kind.testedBy : 'answered';
  switch (looks) {
    case 'answered':
      return oneOf([...orNothing, '']);
    case 'contains':
      return anyText(isAnswered);
    case 'chose': {
      const options = optionsOf(question, row).map(({ id }) => id);
      return choosesOne(question, row) ? oneOf([...orNothing, ...options]) : severalOf(options, isAnswered);
    }
    case 'number_between':
      return oneOf([...orNothing, ...someNumbers(tests, span)]);
    case 'date_between':
      return oneOf([...orNothing, ...someDays(tests, span)]);
    case 'time_between':
      return oneOf([...orNothing, ...someTimes(tests, span)]);
  }
}
