import type { Answer } from '../../answers/answer.ts';
import type { Locale } from '../../text/locale.ts';
import { drawHiddenValues } from '../hidden-values/hidden-values.ts';
import { type AnswerTest, type Condition, holds, partsOf } from '../logic/condition.ts';
import { type Facts, factsOf, SOURCES } from '../logic/facts.ts';
import { isAsking, kindOf, readAnswer } from '../registry.ts';
import type { Question, Questionnaire } from '../schema.ts';
import { conditionsIn } from '../variables/expression.ts';
import { anybody, type Chance } from './chance.ts';
import { nearBounds } from './near-bounds.ts';
import type { Wish } from './wishes.ts';

/** What conditions look at, by what they look at. */
export interface Looked {
  tests: ReadonlyMap<string, readonly AnswerTest[]>;
  /** What facts are held against. */
  values: ReadonlyMap<string, readonly string[]>;
}

/** Shares of those who leave out what they may, and who answer near what a condition asks for. */
const LEAVES_OUT = 0.1;
const NEAR_BOUNDS = 0.3;
/** How often an answer is made up until it is one that was wished for. */
const TRIES = 12;

/** All that some condition looks at, those of quotas among them. */
export function lookedAt({ sections, variables = [] }: Questionnaire, others: readonly Condition[]): Looked {
  const ofQuestions = sections.flatMap(({ showIf, questions }) => [
    showIf,
    ...questions.flatMap((one) => [one.showIf, one.requireIf, ...(one.jumps ?? []).map((jump) => jump.if)]),
  ]);
  const inVariables = variables.flatMap(({ expression }) => conditionsIn(expression));
  const all = [...ofQuestions, ...inVariables, ...others].filter((condition) => condition !== undefined);
  const parts = all.flatMap((condition) => partsOf(condition).map(({ part }) => part));
  const tests = Map.groupBy(
    parts.filter((part) => 'question' in part),
    ({ question }) => question,
  );
  const facts = Map.groupBy(
    parts.filter((part) => part.op === 'is'),
    ({ fact }) => fact,
  );
  return { tests, values: new Map([...facts].map(([fact, some]) => [fact, some.flatMap(({ values }) => values)])) };
}

/** What is known of somebody from the start on. */
export function drawFacts(
  questionnaire: Questionnaire,
  languages: readonly Locale[],
  looked: Looked,
  wishes: readonly Wish[],
  chance: Chance,
): Facts {
  const known = ({ hiddenValues = [] }: Questionnaire) =>
    hiddenValues.flatMap(({ id, drawnFrom }): [string, string][] => {
      const value = drawnFrom ? undefined : chance.pick([...(looked.values.get(id) ?? []), '?', '']);
      return value ? [[id, value]] : [];
    });
  const came = () =>
    SOURCES.flatMap((fact): [string, string][] => {
      const values = looked.values.get(fact);
      const value = values && chance.pick([...values, '?', '']);
      return value ? [[fact.slice(1), value]] : [];
    });
  const draw = () =>
    factsOf({
      locale: chance.pick(languages) ?? 'en',
      hiddenValues: {
        ...drawHiddenValues(questionnaire, String(chance.next())),
        ...Object.fromEntries(known(questionnaire)),
      },
      source: Object.fromEntries(came()),
      id: String(chance.next()),
      picked: null,
    });
  const own = wishes.filter(({ test }) => 'fact' in test);
  const missed = (facts: Facts) => own.findIndex((wish) => holds(wish.test, new Map(), facts) !== wish.holds);
  let facts = draw();
  for (let tries = 0; tries < TRIES && missed(facts) >= 0; tries += 1) facts = draw();
  return facts;
}

/** What somebody answers, with what is wished of it; undefined where they leave it out or can say nothing that fits. */
export function makeUpAnswer(
  question: Question,
  isRequired: boolean,
  looked: Looked,
  own: readonly Wish[],
  chance: Chance,
): Answer | undefined {
  if (!isAsking(question)) return undefined;
  const person = anybody(chance);
  const tests = looked.tests.get(question.id) ?? [];

  function usual(): Answer | undefined {
    for (let tries = 0; tries < 3; tries += 1) {
      const answer = read(question, kindOf(question).imagine(question, person));
      if (answer !== undefined) return answer;
    }
    return undefined;
  }

  function bordering(): Answer | undefined {
    const test = chance.pick(tests);
    const input = test && chance.pick(nearBounds(test, usual()));
    return input === undefined ? undefined : read(question, input);
  }

  if (own.length > 0) {
    const candidates = [usual(), ...(isRequired ? [] : [undefined])];
    for (let tries = 0; tries < TRIES; tries += 1) candidates.push(chance.happens(0.5) ? bordering() : usual());
    const met = (answer: Answer | undefined) => {
      const given = new Map(answer === undefined ? [] : [[question.id, answer]]);
      const missed = own.findIndex((wish) => holds(wish.test, given) !== wish.holds);
      return missed < 0 ? own.length : missed;
    };
    const able = isRequired ? candidates.filter((answer) => answer !== undefined) : candidates;
    const most = Math.max(...able.map(met));
    return chance.pick(able.filter((answer) => met(answer) === most));
  }
  if (!isRequired && chance.happens(LEAVES_OUT)) return undefined;
  return (tests.length > 0 && chance.happens(NEAR_BOUNDS) ? bordering() : undefined) ?? usual();
}

function read(question: Question, input: unknown): Answer | undefined {
  const reading = readAnswer(question, input);
  return 'answer' in reading ? reading.answer : undefined;
}
