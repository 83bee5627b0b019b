import type { Condition } from '#domain/questionnaire/logic/condition.ts';
import { kindOf, optionsOf, rowsOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { addsRows, reckonedOf } from '#domain/questionnaire/variables/check-variables.ts';
import {
  ARITHMETIC,
  type Arithmetic,
  type Expression,
  innerOf,
  type Variable,
} from '#domain/questionnaire/variables/expression.ts';
import { isWithin, type Room } from '#domain/questionnaire/variables/room.ts';
import type { ValueType } from '#domain/questionnaire/variables/value.ts';
import type { NamedFact } from '../logic/facts.ts';
import { freshCondition } from '../logic/fresh-condition.ts';

/** What an expression may look at. */
export interface Sources {
  questions: readonly Question[];
  facts: readonly NamedFact[];
  /** Those that stand before. */
  variables: readonly Variable[];
}

export type Op = Expression['op'];
export type OfAnswer = Extract<Expression, { question: string }>;

/** The questions whose answers can be reckoned with in this way. */
export function questionsFor(op: OfAnswer['op'], type: ValueType, { questions }: Sources): Question[] {
  const isFitting = (question: Question) => (kindOf(question).testedBy === 'contains' ? 'text' : 'numeric') === type;
  return questions.filter((question) => reckonedOf(question).includes(op) && isFitting(question));
}

/** What can be chosen for a value of this type, where there is anything to look at. */
export function opsFor(type: ValueType, sources: Sources): Op[] {
  const ofAnswers = (['points', 'answer', 'count'] as const).filter((op) => questionsFor(op, type, sources).length > 0);
  const others = sources.variables.some((variable) => variable.type === type) ? (['variable'] as const) : [];
  if (type === 'numeric') return [...ofAnswers, ...others, 'numeric', ...ARITHMETIC, 'round', 'if'];
  return ['text', ...ofAnswers, 'fact', ...others, 'if'];
}

/** What an expression can become where it stands: what it is, and whatever there is room for. */
export function opsWithin(room: Room, from: Expression, type: ValueType, sources: Sources): Op[] {
  const ops = opsFor(type, sources).filter((op) => op === from.op || isWithin(changeOp(from, op, type, sources), room));
  return ops.includes(from.op) ? ops : [...ops, from.op];
}

/** What is added to those that are reckoned with. */
export function freshTerm(sources: Sources): Expression {
  const [first = 'numeric'] = opsFor('numeric', sources);
  return changeOp({ op: 'numeric', value: 0 }, first, 'numeric', sources);
}

/** How a value begins: with what is reckoned most often of a number, and as a text that is written. */
export function blankOf(type: ValueType): Expression {
  return type === 'numeric' ? { op: 'sum', of: [] } : { op: 'text', value: '' };
}

/** An expression of another sort; what can stand within it stays. */
export function changeOp(from: Expression, op: Op, type: ValueType, sources: Sources): Expression {
  switch (op) {
    case 'numeric':
      return { op, value: 0 };
    case 'text':
      return { op, value: '' };
    case 'points':
    case 'answer':
    case 'count': {
      const question = questionsFor(op, type, sources).at(0);
      return question ? ofQuestion(op, question) : from;
    }
    case 'fact':
      return { op, fact: sources.facts[0]?.id ?? '' };
    case 'variable':
      return { op, variable: sources.variables.find((one) => one.type === type)?.id ?? '' };
    case 'round':
      return { op, of: isArithmetic(from) && from.of.length === 0 ? { op: 'numeric', value: 0 } : from, decimals: 0 };
    case 'if':
      return { op, if: freshTest(sources), yes: from };
    default:
      return { op, of: isArithmetic(from) ? from.of : innerOf(from).length > 0 ? innerOf(from) : [from] };
  }
}

/** What a choice between two begins by, and goes back to once its last sentence is removed. */
export function freshTest({ questions, facts }: Sources): Condition {
  return freshCondition(questions, facts) ?? { op: 'and', of: [] };
}

/** What is reckoned of the answer to a question, from the start of it: a number for each option. */
export function ofQuestion(op: OfAnswer['op'], question: Question): OfAnswer {
  const [row] = rowsOf(question);
  const of = { question: question.id, ...(row && (addsRows(question) ? { eachRow: true } : { row: row.id })) };
  if (op !== 'points') return { op, ...of };
  return { op, ...of, points: optionsOf(question, row?.id).map(({ id }, index) => ({ option: id, points: index })) };
}

export function isArithmetic(expression: Expression): expression is Extract<Expression, { op: Arithmetic }> {
  return (ARITHMETIC as readonly string[]).includes(expression.op);
}
