import { describe, expect, it } from 'vitest';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { type Expression, innerOf } from '#domain/questionnaire/variables/expression.ts';
import { type Room, roomFor, WHOLE } from '#domain/questionnaire/variables/room.ts';
import { variableSchema } from '#domain/questionnaire/variables/variable-schema.ts';
import { changeOp, freshTerm, isArithmetic, opsFor, opsWithin, type Sources } from './fresh-expression.ts';

const options = ['a', 'b'].map((id) => ({ id, label: { en: id } }));
const choice: Question = { kind: 'single_choice', id: 'q', title: {}, help: {}, required: false, options };
const sources: Sources = { questions: [choice], facts: [], variables: [] };

const n: Expression = { op: 'numeric', value: 1 };
const sumOf = (...of: Expression[]): Expression => ({ op: 'sum', of });
/** Sums in sums, so many parts deep. */
const deep = (depth: number): Expression => (depth === 1 ? n : sumOf(deep(depth - 1)));
const wide = (parts: number): Expression => sumOf(...Array<Expression>(parts - 1).fill(n));

function isKept(expression: Expression): boolean {
  return variableSchema.safeParse({ id: 'v', label: 'Value', type: 'numeric', expression }).success;
}

interface Place {
  part: Expression;
  room: Room;
  /** The whole with something else there. */
  put: (next: Expression) => Expression;
}

function placesIn(part: Expression, room: Room = WHOLE, put: Place['put'] = (next) => next): Place[] {
  const inner = innerOf(part).flatMap((one, index) =>
    placesIn(one, roomFor(one, part, room), (next) => put(withInner(part, index, next))),
  );
  return [{ part, room, put }, ...inner];
}

function withInner(whole: Expression, index: number, next: Expression): Expression {
  if (whole.op === 'if') return index === 0 ? { ...whole, yes: next } : { ...whole, no: next };
  if (whole.op === 'round') return { ...whole, of: next };
  return isArithmetic(whole) ? { ...whole, of: whole.of.with(index, next) } : whole;
}

describe('what an expression can become', () => {
  const ifBoth: Expression = { op: 'if', if: { op: 'and', of: [] }, yes: deep(4), no: wide(60) };
  it.each<[string, Expression]>([
    ['one part', n],
    ['nothing yet', sumOf()],
    ['as deep as it may be', deep(LIMITS.expressionDepth)],
    ['nearly as deep', sumOf(n, deep(LIMITS.expressionDepth - 2))],
    ['as many parts as there may be', wide(LIMITS.expressions)],
    ['one part less', wide(LIMITS.expressions - 1)],
    ['two parts less, some deep', sumOf(deep(5), ...Array<Expression>(LIMITS.expressions - 8).fill(n))],
    ['a condition in it', sumOf(ifBoth, ...Array<Expression>(31).fill(n))],
  ])('is offered where it stays within its bounds, and only there: %s', (_what, whole) => {
    expect(isKept(whole)).toBe(true);
    for (const { part, room, put } of placesIn(whole)) {
      const offered = opsWithin(room, part, 'numeric', sources);
      expect(offered).toContain(part.op);
      for (const op of opsFor('numeric', sources).filter((one) => one !== part.op)) {
        expect(isKept(put(changeOp(part, op, 'numeric', sources)))).toBe(offered.includes(op));
      }
    }
  });

  it('has something to add to it that is worth something from the start', () => {
    expect(freshTerm(sources)).toMatchObject({ op: 'points', question: 'q' });
    expect(freshTerm({ ...sources, questions: [] })).toEqual({ op: 'numeric', value: 0 });
  });
});
