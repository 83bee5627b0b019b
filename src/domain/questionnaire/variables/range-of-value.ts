import { kindOf, optionsOf, rowsOf } from '../registry.ts';
import type { Question } from '../schema.ts';
import type { Expression, Points, Variable } from './expression.ts';

/** What a number lies between. */
export interface Range {
  from: number;
  to: number;
}

const ANY: Range = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/** What doubles add on the way, and what rounding a value as it is kept does: a range is wider than that. */
const WITHIN = 1e-6;
const OF_ITSELF = 1e-9;

type Questions = ReadonlyMap<string, Question>;
type Ranges = ReadonlyMap<string, Range>;

/** Between what numbers variables can come to, by their id, whatever is answered. */
export function rangesOf(variables: readonly Variable[], questions: Questions): Ranges {
  const ranges = new Map<string, Range>();
  for (const { id, type, expression } of variables) {
    if (type === 'numeric') ranges.set(id, widened(rangeOf(expression, questions, ranges)));
  }
  return ranges;
}

function widened({ from, to }: Range): Range {
  return { from: from - WITHIN - Math.abs(from) * OF_ITSELF, to: to + WITHIN + Math.abs(to) * OF_ITSELF };
}

function rangeOf(expression: Expression, questions: Questions, ranges: Ranges): Range {
  const inner = (part: Expression) => rangeOf(part, questions, ranges);
  switch (expression.op) {
    case 'numeric':
      return { from: expression.value, to: expression.value };
    case 'variable':
      return ranges.get(expression.variable) ?? ANY;
    case 'answer':
    case 'count':
    case 'points':
      return rangeOfAnswer(expression, questions.get(expression.question));
    case 'round': {
      const { from, to } = inner(expression.of);
      const unit = 10 ** expression.decimals;
      // Up to the next one, wherever halves go; what doubles added is rounded off before.
      return tidy({ from: Math.floor(from * unit) / unit, to: Math.ceil(to * unit) / unit });
    }
    case 'if':
      return around([expression.yes, expression.no].flatMap((part) => (part ? [inner(part)] : [])));
    case 'text':
    case 'fact':
      return ANY;
    default:
      return rangeOfSeveral(expression.op, expression.of.map(inner));
  }
}

function rangeOfSeveral(op: Extract<Expression, { of: Expression[] }>['op'], parts: readonly Range[]): Range {
  const [first, ...others] = parts;
  if (!first) return ANY;
  switch (op) {
    // Parts that are not known are left out.
    case 'sum':
      return others.length === 0 ? first : parts.map(withZero).reduce(added);
    case 'difference':
      return others.reduce((so, { from, to }) => added(so, { from: -to, to: -from }), first);
    case 'product':
      return others.reduce((so, other) => corners(so, other, (one, two) => one * two), first);
    case 'quotient':
      if (others.some(({ from, to }) => from <= 0 && to >= 0)) return ANY;
      return others.reduce((so, other) => corners(so, other, (one, two) => one / two), first);
    default:
      return around(parts);
  }
}

function added(one: Range, other: Range): Range {
  return tidy({ from: one.from + other.from, to: one.to + other.to });
}

/** A product, and a quotient by what is never zero, is least and most where its parts are. */
function corners(one: Range, other: Range, reckon: (one: number, two: number) => number): Range {
  const found = [one.from, one.to].flatMap((end) => [reckon(end, other.from), reckon(end, other.to)]);
  return tidy({ from: Math.min(...found), to: Math.max(...found) });
}

function withZero({ from, to }: Range): Range {
  return { from: Math.min(0, from), to: Math.max(0, to) };
}

function around(ranges: readonly Range[]): Range {
  return tidy({ from: Math.min(...ranges.map(({ from }) => from)), to: Math.max(...ranges.map(({ to }) => to)) });
}

/** Infinity times zero, or less infinity, tells nothing. */
function tidy(range: Range): Range {
  return Number.isNaN(range.from) || Number.isNaN(range.to) ? ANY : widened(range);
}

type OfAnswer = Extract<Expression, { question: string }>;

function rangeOfAnswer(expression: OfAnswer, question: Question | undefined): Range {
  if (!question) return ANY;
  const one = rangeOfOne(expression, question);
  const rows = expression.eachRow ? rowsOf(question).length : 1;
  // Some may be left out.
  return rows > 1 ? withZero({ from: one.from * rows, to: one.to * rows }) : one;
}

function rangeOfOne(expression: OfAnswer, question: Question): Range {
  const { row } = expression;
  if (expression.op === 'answer') {
    const { from, to } = kindOf(question).span?.(question) ?? {};
    return {
      from: typeof from === 'number' ? from : ANY.from,
      to: typeof to === 'number' ? to : ANY.to,
    };
  }
  if (expression.op === 'count') return { from: 0, to: optionsOf(question, row ?? rowsOf(question)[0]?.id).length };
  return rangeOfPoints(expression.points, choosesOne(question, row));
}

function rangeOfPoints(points: readonly Points[], isOne: boolean): Range {
  const worth = new Map<string, number>();
  for (const { option, points: each } of points) worth.set(option, (worth.get(option) ?? 0) + each);
  const all = [0, ...worth.values()];
  if (isOne) return { from: Math.min(...all), to: Math.max(...all) };
  const sum = (some: readonly number[]) => some.reduce((so, each) => so + each, 0);
  return { from: sum(all.filter((each) => each < 0)), to: sum(all.filter((each) => each > 0)) };
}

/** Whether no more than one option can be chosen, in a row where it has rows. */
export function choosesOne(question: Question, row: string | undefined): boolean {
  const { several, parts } = kindOf(question).held;
  return rowsOf(question).length > 0 ? row !== undefined && !parts?.several : !several;
}
