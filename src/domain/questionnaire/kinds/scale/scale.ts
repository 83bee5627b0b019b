import type { Cells } from '../../../answers/counting/cells.ts';
import { oneValue } from '../../held.ts';
import type { PartOfKind, Problem, Reading } from '../../kind.ts';
import type { MadeUpPerson } from '../../made-up-person.ts';
import type { Question } from '../../schema.ts';
import type { Span } from '../../span.ts';
import { readTypedNumber } from '../number/read-typed-number.ts';

/** Whole numbers from `from` to `to`. */
export interface Scale {
  from: number;
  to: number;
}

/** All that follows where the answer is a step of a short scale. */
export const stepOfScale = {
  check: () => [],
  held: oneValue,
  testedBy: 'number_between' as const,
  cells: (_question: unknown, answer: number): Cells => ({ [`value:${answer}`]: 1n }),
  plain: (_question: unknown, answer: number) => String(answer),
  cellKind: 'number' as const,
} satisfies PartOfKind;

/** As conditions know it. */
export function wholeSteps({ from, to }: Scale): Span {
  return { from, to, isWhole: true };
}

/** Reads a step; `problem` is said of a number that is none. */
export function readStep(question: Question, { from, to }: Scale, input: unknown, problem: Problem): Reading<number> {
  const reading = readTypedNumber(input, { key: 'double', values: { field: question.title } });
  if (!('answer' in reading)) return reading;
  const { answer } = reading;
  return Number.isInteger(answer) && answer >= from && answer <= to ? reading : { problem };
}

export function imagineStep({ from, to }: Scale, person: MadeUpPerson): number {
  return from + Math.round(person.feel() * (to - from));
}
