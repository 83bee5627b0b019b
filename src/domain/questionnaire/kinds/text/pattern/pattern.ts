// A text is held against a pattern in one pass: each character is looked at once in every place that the pattern can
// be at. However a pattern is written, that takes as long as the text and the pattern are, and no longer.
import { toLatinDigits } from '../../../../text/digits.ts';
import { type PatternFault, type PatternPart, parsePattern } from './parse-pattern.ts';

/** How large a pattern may be with all that is repeated in it written out. */
const MOST_STEPS = 500;

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

/** A pattern as texts are held against it, or what is wrong with it. Digits of either kind are the same to it. */
export function readPattern(written: string): Pattern | PatternFault {
  const pattern = toLatinDigits(written);
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
export function fitsPattern({ steps, first }: Pattern, text: string): boolean {
  const characters = [...text];
  let reached = reach([first], 0);
  for (const [index, character] of characters.entries()) {
    const next: number[] = [];
    for (const at of reached) {
      const step = steps[at];
      if (step?.of === 'one' && step.takes(character)) next.push(step.next);
    }
    if (next.length === 0) return false;
    reached = reach(next, index + 1);
  }
  return reached.has(-1);

  /** All steps that stand at this place, with those that take no character to get to. */
  function reach(from: number[], place: number): Set<number> {
    const found = new Set<number>();
    const waiting = [...from];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (found.has(at)) continue;
      found.add(at);
      const step = steps[at];
      if (step?.of === 'split') waiting.push(...step.next);
      else if (step?.of === 'start' && place === 0) waiting.push(step.next);
      else if (step?.of === 'end' && place === characters.length) waiting.push(step.next);
    }
    return found;
  }
}
