// A text is held against a pattern in one pass: each character is looked at once in every place that the pattern can
// be at. However a pattern is written, that takes as long as the text and the pattern are, and no longer.
import { toLatinDigits } from '../../../../text/digits.ts';
import { type PatternFault, type PatternPart, parsePattern } from './parse-pattern.ts';

/** How large a pattern may be with all that is repeated in it written out. */
const MOST_STEPS = 200;

/** Three letters that normal forms write in two, the second of which is this. */
const SECOND = '\u09bc';
const ONE_SIGN: Readonly<Record<string, string>> = { ড: '\u09dc', ঢ: '\u09dd', য: '\u09df' };

type Step =
  | { of: 'one'; takes: (character: string) => boolean; next: number }
  | { of: 'start' | 'end'; next: number }
  | { of: 'split'; next: number[] };

export interface Pattern {
  parts: PatternPart;
  steps: readonly Step[];
  first: number;
}

class TooLarge extends Error {}

/** How many patterns are kept as they were read: one questionnaire is answered again and again. */
const MOST_KEPT = 500;
const kept = new Map<string, Pattern | PatternFault>();

/** A pattern as texts are held against it, or what is wrong with it. Digits of either kind are the same to it. */
export function readPattern(written: string): Pattern | PatternFault {
  const known = kept.get(written);
  if (known) return known;
  const read = readAnew(asOneSign(toLatinDigits(written.normalize('NFC'))));
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(written, read);
  return read;
}

function readAnew(pattern: string): Pattern | PatternFault {
  const parts = parsePattern(pattern);
  if ('key' in parts) return parts;
  try {
    return { parts, ...stepsOf(parts) };
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    return { key: 'patternTooLarge', values: { at: 1, sign: [...pattern][0] ?? '' } };
  }
}

/** From the last step back: each knows what follows it. The step after all is where a text fits. */
function stepsOf(whole: PatternPart): Pick<Pattern, 'steps' | 'first'> {
  const steps: Step[] = [];
  let written = 0;
  const first = write(whole, -1);
  return { steps, first };

  function add(step: Step): number {
    return steps.push(step) - 1;
  }

  function write(part: PatternPart, next: number): number {
    written += 1;
    if (written > MOST_STEPS) throw new TooLarge();
    if (part.of === 'one') return add({ ...part, next });
    if (part.of === 'all') return part.parts.reduceRight((after, one) => write(one, after), next);
    if (part.of === 'either') return add({ of: 'split', next: part.parts.map((one) => write(one, next)) });
    if (part.of === 'times') return writeTimes(part, next);
    return add({ of: part.of, next });
  }

  function writeTimes({ part, least, most }: PatternPart & { of: 'times' }, next: number): number {
    let at = next;
    if (most === undefined) {
      const again: number[] = [];
      at = add({ of: 'split', next: again });
      again.push(write(part, at), next);
    }
    for (let beyond = least; beyond < (most ?? least); beyond += 1) {
      at = add({ of: 'split', next: [write(part, at), next] });
    }
    for (let count = 0; count < least; count += 1) at = write(part, at);
    return at;
  }
}

/** Whether all of a text, its digits in Latin, is written so. */
export function fitsPattern(pattern: Pattern, text: string): boolean {
  return walkPattern(pattern, text).fits;
}

/** The same, with how many steps were looked at: never more than there are, at each place of the text. */
export function walkPattern({ steps, first }: Pattern, text: string): { fits: boolean; looks: number } {
  const characters = [...text];
  // The place at which each step was reached last: nothing is made anew for the next.
  const reachedAt = new Int32Array(steps.length).fill(-1);
  const reached: (Step & { of: 'one' })[] = [];
  const waiting = [first];
  let looks = 0;
  let isPast = reach(0);
  let beyond: number[] = [];
  for (const [index, character] of characters.entries()) {
    waiting.push(...beyond);
    beyond = [];
    for (const step of reached) if (step.takes(character)) waiting.push(step.next);
    const sign = characters[index + 1] === SECOND ? ONE_SIGN[character] : undefined;
    if (sign !== undefined) for (const step of reached) if (step.takes(sign)) beyond.push(step.next);
    if (waiting.length === 0 && beyond.length === 0) return { fits: false, looks };
    isPast = reach(index + 1);
  }
  return { fits: isPast, looks };

  /** All steps that stand at this place, with those that take no character to get to; whether a text may end there. */
  function reach(place: number): boolean {
    let isEnd = false;
    reached.length = 0;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const step = steps[at];
      if (!step) isEnd = true;
      if (!step || reachedAt[at] === place) continue;
      reachedAt[at] = place;
      looks += 1;
      if (step.of === 'one') reached.push(step);
      else if (step.of === 'split') waiting.push(...step.next);
      else if (place === (step.of === 'start' ? 0 : characters.length)) waiting.push(step.next);
    }
    return isEnd;
  }
}

/** Those letters as the one sign that each is to who writes a set. */
function asOneSign(text: string): string {
  return text.replace(/([ডঢয])\u09bc/g, (_two, letter: string) => ONE_SIGN[letter] ?? letter);
}
