import { choosesOne, kindOf, optionsOf, rowsOf } from '../registry.ts';
import type { Question } from '../schema.ts';
import type { Span } from '../span.ts';
import type { Expression, Points, Variable } from './expression.ts';

/** What a number that is known lies between. */
export interface NumberSpan extends Span {
  from: number;
  to: number;
}

const ANY: NumberSpan = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/** What doubles add on the way, and what rounding a value as it is kept does: a span is wider than that. */
const ABSOLUTE_SLACK = 1e-6;
const RELATIVE_SLACK = 1e-9;

type Questions = ReadonlyMap<string, Question>;
type Spans = ReadonlyMap<string, NumberSpan>;

/** Between what numbers variables can come to, by their id, whatever is answered. */
export function spansOf(variables: readonly Variable[], questions: Questions): Spans {
  const spans = new Map<string, NumberSpan>();
  for (const { id, type, expression } of variables) {
    if (type === 'numeric') spans.set(id, widened(spanOf(expression, questions, spans)));
  }
  return spans;
}

function widened({ from, to }: NumberSpan): NumberSpan {
  return {
    from: from - ABSOLUTE_SLACK - Math.abs(from) * RELATIVE_SLACK,
    to: to + ABSOLUTE_SLACK + Math.abs(to) * RELATIVE_SLACK,
  };
}

function spanOf(expression: Expression, questions: Questions, spans: Spans): NumberSpan {
  const inner = (part: Expression) => spanOf(part, questions, spans);
  switch (expression.op) {
    case 'numeric':
      return { from: expression.value, to: expression.value };
    case 'variable':
      return spans.get(expression.variable) ?? ANY;
    case 'answer':
    case 'count':
    case 'points':
      return spanOfAnswer(expression, questions.get(expression.question));
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
      return spanOfSeveral(expression.op, expression.of.map(inner));
  }
}

function spanOfSeveral(op: Extract<Expression, { of: Expression[] }>['op'], parts: readonly NumberSpan[]): NumberSpan {
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

function added(one: NumberSpan, other: NumberSpan): NumberSpan {
  return tidy({ from: one.from + other.from, to: one.to + other.to });
}

/** A product, and a quotient by what is never zero, is least and most where its parts are. */
function corners(one: NumberSpan, other: NumberSpan, reckon: (one: number, two: number) => number): NumberSpan {
  const found = [one.from, one.to].flatMap((end) => [reckon(end, other.from), reckon(end, other.to)]);
  return tidy({ from: Math.min(...found), to: Math.max(...found) });
}

function withZero({ from, to }: NumberSpan): NumberSpan {
  return { from: Math.min(0, from), to: Math.max(0, to) };
}

function around(spans: readonly NumberSpan[]): NumberSpan {
  return tidy({ from: Math.min(...spans.map(({ from }) => from)), to: Math.max(...spans.map(({ to }) => to)) });
}

/** Infinity times zero, or less infinity, tells nothing. */
function tidy(span: NumberSpan): NumberSpan {
  return Number.isNaN(span.from) || Number.isNaN(span.to) ? ANY : widened(span);
}

type OfAnswer = Extract<Expression, { question: string }>;

function spanOfAnswer(expression: OfAnswer, question: Question | undefined): NumberSpan {
  if (!question) return ANY;
  const one = spanOfOne(expression, question);
  const rows = expression.eachRow ? rowsOf(question).length : 1;
  // Some may be left out.
  return rows > 1 ? withZero({ from: one.from * rows, to: one.to * rows }) : one;
}

function spanOfOne(expression: OfAnswer, question: Question): NumberSpan {
  const { row } = expression;
  if (expression.op === 'answer') {
    const { from, to } = kindOf(question).span?.(question) ?? {};
    return {
      from: typeof from === 'number' ? from : ANY.from,
      to: typeof to === 'number' ? to : ANY.to,
    };
  }
  if (expression.op === 'count') return { from: 0, to: optionsOf(question, row ?? rowsOf(question)[0]?.id).length };
  return spanOfPoints(expression.points, choosesOne(question, row));
}

function spanOfPoints(points: readonly Points[], isOne: boolean): NumberSpan {
  const worth = new Map<string, number>();
  for (const { option, points: each } of points) worth.set(option, (worth.get(option) ?? 0) + each);
  const all = [0, ...worth.values()];
  if (isOne) return { from: Math.min(...all), to: Math.max(...all) };
  const sum = (some: readonly number[]) => some.reduce((so, each) => so + each, 0);
  return { from: sum(all.filter((each) => each < 0)), to: sum(all.filter((each) => each > 0)) };
}
