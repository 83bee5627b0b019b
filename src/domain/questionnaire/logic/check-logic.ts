import { LOCALES, type Locale } from '../../text/locale.ts';
import { carryWithinBounds } from '../carried/carry-options.ts';
import { checkCarried } from '../carried/check-carried.ts';
import type { Finding, FindingKey } from '../finding.ts';
import { LIMITS } from '../limits.ts';
import { isAsking, kindOf, optionsOf, rowsOf } from '../registry.ts';
import type { Option, Question, Questionnaire } from '../schema.ts';
import { namesBehind, type Variable } from '../variables/expression.ts';
import type { ValueType } from '../variables/value.ts';
import { type AnswerTest, type Condition, partsOf, type ValueTest } from './condition.ts';
import { END } from './end.ts';
import { factNames } from './facts.ts';
import { type Foreseen, foresee } from './judging/foresee.ts';
import { conditionKey } from './judging/verdicts.ts';
import type { Jump } from './walk.ts';

type Where = Pick<Finding, 'sectionId' | 'questionId' | 'quotaId' | 'variableId' | 'logic'>;

// Questionnaires are never changed in place: where several screens ask what is wrong with one, it is read once.
const known = new WeakMap<Questionnaire, Map<string, Looked>>();

interface Looked {
  findings: readonly Finding[];
  foreseen: Foreseen;
}

/** What is wrong with conditions and jumps, and which questions nobody is ever asked. */
export function checkLogic(questionnaire: Questionnaire, languages: readonly Locale[] = LOCALES): readonly Finding[] {
  return lookAt(questionnaire, languages).findings;
}

/** What is known of everybody's way through the questions. */
export function foreseen(questionnaire: Questionnaire, languages: readonly Locale[] = LOCALES): Foreseen {
  return lookAt(questionnaire, languages).foreseen;
}

function lookAt(questionnaire: Questionnaire, languages: readonly Locale[]): Looked {
  const byLanguages = known.get(questionnaire) ?? new Map<string, Looked>();
  known.set(questionnaire, byLanguages);
  const key = languages.join();
  const looked = byLanguages.get(key) ?? findInLogic(questionnaire, languages);
  byLanguages.set(key, looked);
  return looked;
}

function findInLogic(questionnaire: Questionnaire, languages: readonly Locale[]): Looked {
  const { sections, closings = [], hiddenValues = [], variables } = questionnaire;
  const all = sections.flatMap((section) => section.questions);
  const questions = new Map(all.filter(isAsking).map((one) => [one.id, one]));
  const ids = new Set([...sections, ...closings, ...all].map(({ id }) => id));
  const facts = factNames(hiddenValues);
  const known = knownVariables(variables);
  const passed = new Set<string>();
  const before = new Map<string, Question>();
  const wrong = (condition: Condition, so: Named['before'], where: Where) =>
    checkCondition(condition, { before: so, questions, facts, variables: known }, where);
  const ahead = foresee(questionnaire, {
    languages,
    isWhole: (condition, so) => wrong(condition, so, {}).length === 0,
  });
  const { over } = carryWithinBounds(questionnaire);
  const findings: Finding[] = [];

  function look(condition: Condition | undefined, where: Where, key: string): void {
    if (condition) findings.push(...wrong(condition, before, where), ...judged(key, where));
  }

  function judged(key: string, where: Where): Finding[] {
    const holds = ahead.verdicts.get(key);
    if (holds === undefined) return [];
    if (holds) return [{ severity: 'warning', key: 'conditionAlwaysHolds', ...where }];
    // It hides a question for good, which some mean: that is said, and in nobody's way.
    return [{ severity: 'warning', key: 'conditionNeverHolds', ...where }];
  }

  function lookAtJumps(id: string, jumps: readonly Jump[], where: Where): void {
    for (const [nth, jump] of jumps.entries()) {
      look(jump.if, where, conditionKey(id, 'jumps', nth));
      if (jump.to === END) continue;
      if (!ids.has(jump.to)) findings.push(error('jumpNowhere', where));
      else if (passed.has(jump.to)) findings.push(error('jumpBack', where));
    }
  }

  for (const section of sections) {
    const inSection = { sectionId: section.id };
    passed.add(section.id);
    look(section.showIf, { ...inSection, logic: 'showIf' }, conditionKey(section.id, 'showIf'));
    for (const question of section.questions) {
      const { id } = question;
      const here = { ...inSection, questionId: id };
      passed.add(id);
      findings.push(...checkCarried(question, { before, questions, neverAsked: ahead.unasked }, inSection));
      if (id === over) findings.push(tooManyCarried({ ...here, logic: 'carried' }));
      look(question.showIf, { ...here, logic: 'showIf' }, conditionKey(id, 'showIf'));
      look(question.requireIf, { ...here, logic: 'requireIf' }, conditionKey(id, 'requireIf'));
      before.set(id, question);
      lookAtJumps(id, question.jumps ?? [], { ...here, logic: 'jumps' });
    }
  }
  const unasked = sections.flatMap(({ id: sectionId, questions: within }) =>
    within.flatMap(({ id }) => (ahead.jumpedOver.has(id) ? error('neverAsked', { sectionId, questionId: id }) : [])),
  );
  return { findings: [...findings, ...unasked], foreseen: ahead };
}

/** What a condition may name: questions before it, of all there are, facts, and variables. */
export interface Named {
  before: ReadonlyMap<string, Question>;
  questions: ReadonlyMap<string, Question>;
  facts: ReadonlySet<string>;
  variables: ReadonlyMap<string, KnownVariable>;
}

interface KnownVariable {
  type: ValueType;
  /** What it depends on. */
  behind: ReadonlySet<string>;
}

export function knownVariables(variables: readonly Variable[] = []): ReadonlyMap<string, KnownVariable> {
  const behind = namesBehind(variables);
  return new Map(variables.map(({ id, type }) => [id, { type, behind: behind.get(id) ?? new Set() }]));
}

/** What is wrong with a condition that may name these. */
export function checkCondition(condition: Condition, named: Named, where: Where): Finding[] {
  const { before, questions, facts } = named;
  return partsOf(condition).flatMap(({ part }): Finding[] => {
    if ('fact' in part) {
      if (!facts.has(part.fact)) return [error('conditionWithoutHiddenValue', where)];
      const isUnfinished = part.op === 'is' && !part.values.some((value) => value.trim() !== '');
      return isUnfinished ? [error('conditionUnfinished', where)] : [];
    }
    if ('variable' in part) {
      const problem = problemWithValue(part, named);
      return problem ? [error(problem.key, where)] : [];
    }
    if (!('question' in part)) {
      return part.op !== 'not' && part.of.length === 0 ? [error('conditionUnfinished', where)] : [];
    }
    if (!questions.has(part.question)) return [error('conditionWithoutQuestion', where)];
    const question = before.get(part.question);
    return question ? checkTest(part, question, where) : [error('conditionOnLater', where)];
  });
}

function problemWithValue(test: ValueTest, { before, questions, variables }: Named): Pick<Finding, 'key'> | undefined {
  const variable = variables.get(test.variable);
  if (!variable) return { key: 'conditionWithoutVariable' };
  const asked = [...variable.behind].filter((name) => questions.has(name));
  // With the answers so far it may be known; with none of them it is not.
  if (asked.length > 0 && !asked.some((name) => before.has(name))) return { key: 'conditionOnLater' };
  if (test.op === 'value_known') return undefined;
  if (test.op === 'value_is') {
    if (variable.type !== 'text') return { key: 'conditionUnfitting' };
    return test.values.some((value) => value.trim() !== '') ? undefined : { key: 'conditionUnfinished' };
  }
  const { min, max } = test;
  if (variable.type !== 'numeric') return { key: 'conditionUnfitting' };
  if (min === undefined && max === undefined) return { key: 'conditionUnfinished' };
  return min !== undefined && max !== undefined && min > max ? { key: 'conditionLeastOverMost' } : undefined;
}

function checkTest(test: AnswerTest, question: Question, where: Where): Finding[] {
  const rows = rowsOf(question);
  const { row } = test;
  if (row !== undefined && rows.length === 0) {
    return [error(kindOf(question).listsEntries ? 'conditionOnEntry' : 'conditionUnfitting', where)];
  }
  if (row !== undefined && !rows.some(({ id }) => id === row)) return [error('conditionWithoutOption', where)];
  if (test.op === 'answered') return [];
  if (test.op !== kindOf(question).testedBy) return [error('conditionUnfitting', where)];
  if (rows.length > 0 && row === undefined) return [error('conditionUnfinished', where)];
  switch (test.op) {
    case 'chose': {
      if (test.options.length === 0) return [error('conditionUnfinished', where)];
      const offered = idsOf(optionsOf(question, row));
      return test.options.every((id) => offered.has(id)) ? [] : [error('conditionWithoutOption', where)];
    }
    case 'contains':
      return test.text.trim() === '' ? [error('conditionUnfinished', where)] : [];
    default: {
      const { min, max } = test;
      if (min === undefined && max === undefined) return [error('conditionUnfinished', where)];
      return min !== undefined && max !== undefined && min > max ? [error('conditionLeastOverMost', where)] : [];
    }
  }
}

// Options are never changed in place, and many tests look at the same.
const knownIds = new WeakMap<readonly Option[], ReadonlySet<string>>();

function idsOf(options: readonly Option[]): ReadonlySet<string> {
  const ids = knownIds.get(options) ?? new Set(options.map(({ id }) => id));
  knownIds.set(options, ids);
  return ids;
}

function tooManyCarried(where: Where): Finding {
  return { ...error('carriedTooManyInAll', where), values: { most: LIMITS.carriedOptions } };
}

function error(key: FindingKey, where: Where): Finding {
  return { severity: 'error', key, ...where };
}
