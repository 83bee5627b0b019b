import { LIMITS } from '../limits.ts';
import { partsOf } from '../logic/condition.ts';
import { conditionsIn, type Expression, expressionsIn } from './expression.ts';

/** How large an expression is, or may be. */
export interface Room {
  /** Its parts, and those of the conditions in it. */
  parts: number;
  /** How deep its deepest part stands, from 1. */
  depth: number;
}

/** What a whole expression has, as it is stored. */
export const WHOLE: Room = { parts: LIMITS.expressions, depth: LIMITS.expressionDepth };

export function sizeOf(expression: Expression): Room {
  const parts = expressionsIn(expression);
  const tests = conditionsIn(expression).flatMap((condition) => partsOf(condition));
  return { parts: parts.length + tests.length, depth: Math.max(...parts.map(({ depth }) => depth)) };
}

export function isWithin(expression: Expression, room: Room): boolean {
  const { parts, depth } = sizeOf(expression);
  return parts <= room.parts && depth <= room.depth;
}

/** What is left for one of the things that an expression is made of, itself included. */
export function roomFor(part: Expression, within: Expression, room: Room): Room {
  return { parts: room.parts - sizeOf(within).parts + sizeOf(part).parts, depth: room.depth - 1 };
}
