import type { Finding, FindingKey } from '../finding.ts';
import { questionsOf } from '../flow.ts';
import { checkCondition, foreseen, knownVariables, type Named } from '../logic/check-logic.ts';
import type { TestOp } from '../logic/condition.ts';
import { factNames } from '../logic/facts.ts';
import { judge, type Possible } from '../logic/judging/judge.ts';
import { isAsking, kindOf, optionsOf, rowsOf } from '../registry.ts';
import type { Question, Questionnaire } from '../schema.ts';
import { knowable } from './can-be-known.ts';
import { conditionsIn, type Expression, type Variable } from './expression.ts';
import { namesUsed } from './names-used.ts';
import type { ValueType } from './value.ts';

/**
 * What is wrong with variables: what they look at is gone, or of another type than is asked for, or only comes to be
 * after them, as where several look at one another. Of one that is whole also that it can never be known, or that
 * nothing looks at it.
 */
export function checkVariables(questionnaire: Questionnaire): Finding[] {
  const { variables = [], hiddenValues = [] } = questionnaire;
  if (variables.length === 0) return [];
  const questions = new Map(
    questionsOf(questionnaire)
      .filter(isAsking)
      .map((question) => [question.id, question]),
  );
  const facts = factNames(hiddenValues);
  const all = new Set(variables.map(({ id }) => id));
  const labels = variables.map(({ label }) => label.trim());
  const used = namesUsed(questionnaire);
  const { unasked, possible } = foreseen(questionnaire);
  const known = knowable(variables, { questions: questionsOf(questionnaire), unasked });
  return variables.flatMap((variable, place): Finding[] => {
    const before = knownVariables(variables.slice(0, place));
    const named = { before: questions, questions, facts, variables: before };
    const label = labels[place] ?? '';
    const { id: variableId } = variable;
    // Said once of a variable, however often it is so.
    const wrong = apart(checkExpression(variable.expression, variable.type, { ...named, all }, variable));
    const isWhole = wrong.length === 0;
    return [
      ...(label === '' ? [{ severity: 'error', key: 'variableWithoutName', variableId } as const] : []),
      ...(label !== '' && labels.indexOf(label) < place
        ? [{ severity: 'warning', key: 'variableTwice', variableId } as const]
        : []),
      ...wrong,
      ...(isWhole ? checkBranches(variable, possible) : []),
      ...(isWhole && !known.has(variableId)
        ? [{ severity: 'warning', key: 'valueNeverKnown', variableId } as const]
        : []),
      ...(isWhole && !used.has(variableId) ? [{ severity: 'warning', key: 'valueUnused', variableId } as const] : []),
    ];
  });
}

/** What decides between branches, and never does. */
function checkBranches({ id: variableId, expression }: Variable, possible: Possible): Finding[] {
  const verdicts = conditionsIn(expression).map((condition) => judge(condition, possible));
  const told = [
    ...(verdicts.includes(false) ? (['conditionNeverHolds'] as const) : []),
    ...(verdicts.includes(true) ? (['conditionAlwaysHolds'] as const) : []),
  ];
  return told.map((key) => ({ severity: 'warning', key, variableId }));
}

interface Within extends Named {
  /** The ids of all variables, also of those that stand further down. */
  all: ReadonlySet<string>;
}

function checkExpression(expression: Expression, wanted: ValueType, named: Within, variable: Variable): Finding[] {
  const inner = (part: Expression, type = wanted) => checkExpression(part, type, named, variable);
  const refused = (...keys: (FindingKey | undefined)[]): Finding[] =>
    keys.flatMap((key) => (key ? [{ severity: 'error', key, variableId: variable.id } as const] : []));
  const ofType = (type: ValueType) => (type === wanted ? undefined : OF_OTHER_TYPE[type].key);
  switch (expression.op) {
    case 'numeric':
      return refused(ofType('numeric'));
    case 'text':
      return refused(ofType('text'), expression.value.trim() === '' ? 'calculationUnfinished' : undefined);
    case 'fact':
      return refused(named.facts.has(expression.fact) ? ofType('text') : 'calculationWithoutHiddenValue');
    case 'variable': {
      const known = named.variables.get(expression.variable);
      if (known) return refused(ofType(known.type));
      return refused(named.all.has(expression.variable) ? 'calculationOnLater' : 'calculationWithoutVariable');
    }
    case 'answer':
    case 'count':
    case 'points': {
      const question = named.questions.get(expression.question);
      if (!question) return refused('calculationWithoutQuestion');
      const problem = problemWith(expression, question);
      return refused(problem?.key ?? ofType(typeOfAnswer(expression, question)));
    }
    case 'round':
      return [...refused(ofType('numeric')), ...inner(expression.of, 'numeric')];
    case 'if':
      return [
        ...checkCondition(expression.if, named, { variableId: variable.id }),
        ...inner(expression.yes),
        ...(expression.no ? inner(expression.no) : []),
      ];
    default:
      return [
        ...refused(ofType('numeric'), expression.of.length === 0 ? 'calculationUnfinished' : undefined),
        ...expression.of.flatMap((part) => inner(part, 'numeric')),
      ];
  }
}

const OF_OTHER_TYPE = { text: { key: 'calculationOfText' }, numeric: { key: 'calculationOfNumber' } } as const;

type OfAnswer = Extract<Expression, { question: string }>;

/** What can be reckoned of an answer that is tested in this way. */
const RECKONED: { readonly [O in TestOp]?: readonly OfAnswer['op'][] } = {
  number_between: ['answer'],
  contains: ['answer'],
  chose: ['points', 'count'],
};

/** What can be reckoned of the answer to a question, the most usual first; nothing where there is nothing. */
export function reckonedOf(question: Question): readonly OfAnswer['op'][] {
  return RECKONED[kindOf(question).testedBy] ?? [];
}

/**
 * Whether what is said of each row may be added up. Of options that are put in order that is always the same, and texts
 * add up to nothing.
 */
export function addsRows(question: Question): boolean {
  const { rows, options, testedBy } = kindOf(question);
  return rows !== undefined && rows !== options && testedBy !== 'contains';
}

function typeOfAnswer({ op }: OfAnswer, question: Question): ValueType {
  return op === 'answer' && kindOf(question).testedBy === 'contains' ? 'text' : 'numeric';
}

function problemWith(expression: OfAnswer, question: Question): Pick<Finding, 'key'> | undefined {
  const { op, row, eachRow } = expression;
  const rows = rowsOf(question);
  if (!reckonedOf(question).includes(op)) return { key: 'calculationUnfitting' };
  if (eachRow && !addsRows(question)) return { key: 'calculationUnfitting' };
  if (row !== undefined && !rows.some(({ id }) => id === row)) return { key: 'calculationWithoutOption' };
  if (rows.length > 0 && row === undefined && !eachRow) return { key: 'calculationUnfinished' };
  if (op !== 'points') return undefined;
  if (expression.points.length === 0) return { key: 'calculationUnfinished' };
  const offered = new Set(optionsOf(question, row ?? rows[0]?.id).map(({ id }) => id));
  return expression.points.every(({ option }) => offered.has(option)) ? undefined : { key: 'calculationWithoutOption' };
}

function apart(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [finding.key, finding])).values()];
}
