import type { PatternPart } from './parse-pattern.ts';

const DIGITS = [...'0123456789'];
const OTHERS = [...'ABCDEFGHKMabcdefghkmকখগঘচ -./_@:,#+()\'"&!?=%*$^[]{}|\\'];
const LETTERS = [
  ...signsFrom(0x41, 0x5a),
  ...signsFrom(0x61, 0x7a),
  // The signs of Bengali before its digits and after them.
  ...signsFrom(0x0980, 0x09e5),
  ...signsFrom(0x09f0, 0x09ff),
];

/** A text that is written so, as `pick` has it; undefined where none is found among characters that are common. */
export function exampleOfPattern(part: PatternPart, pick: (count: number) => number): string | undefined {
  if (part.of === 'one') {
    const taken = [...DIGITS, ...OTHERS].filter(part.takes);
    return taken.length > 0 ? taken[pick(taken.length)] : undefined;
  }
  if (part.of === 'either') {
    const chosen = part.parts[pick(part.parts.length)];
    return chosen && exampleOfPattern(chosen, pick);
  }
  if (part.of === 'all') return join(part.parts, pick);
  if (part.of === 'times') {
    const times = Math.max(part.least, part.most === 0 ? 0 : 1);
    return join(Array<PatternPart>(times).fill(part.part), pick);
  }
  return '';
}

function join(parts: readonly PatternPart[], pick: (count: number) => number): string | undefined {
  const written = parts.map((part) => exampleOfPattern(part, pick));
  return written.includes(undefined) ? undefined : written.join('');
}

/** Whether there is nothing but digits to type: each part takes some, and no letter of either language. */
export function takesDigitsAlone(part: PatternPart): boolean {
  if (part.of === 'one') return DIGITS.some(part.takes) && ![...OTHERS, ...LETTERS].some(part.takes);
  if (part.of === 'times') return takesDigitsAlone(part.part);
  return part.of === 'all' || part.of === 'either' ? part.parts.every(takesDigitsAlone) : true;
}

function signsFrom(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));
}
