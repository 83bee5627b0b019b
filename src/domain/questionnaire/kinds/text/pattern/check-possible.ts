import { slotsOf } from '../mask.ts';
import type { Pattern } from './pattern.ts';

/** What asks for a character in a pattern. */
type Taking = Extract<Pattern['steps'][number], { of: 'one' }>;

const ASCII = Array.from({ length: 0x80 }, (_, code) => String.fromCodePoint(code));
const DIGITS = [...'0123456789'];
/** Spaces, signs that a normal form writes in two, and a sign that nobody names. */
const OTHERS = [...'\u00a0\u3000\u0995\u09bc\u09dc\u09dd\u09df', '\u{10fffd}'];
/** What these stand for is not written there. */
const UNNAMED = /\\[pPxuc]/;

/**
 * Whether some text of so many characters may be written so. It is rather said that there is one: what counts as one
 * character to people may be several to a pattern, which alone decides only where it takes no sign but those of ASCII.
 */
export function hasText(written: string, pattern: Pattern, { min = 1, max }: { min?: number; max: number }): boolean {
  const tried = signsToTry(written);
  const takes = takenOf(pattern, tried, UNNAMED.test(written));
  const isPlain =
    !UNNAMED.test(written) &&
    pattern.steps.every((step) => step.of !== 'one' || tried.every((sign) => isAscii(sign) || !step.takes(sign)));
  const longest = Math.min(min + pattern.steps.length, isPlain ? max : Number.POSITIVE_INFINITY);
  let at = reach(pattern, [pattern.first], true);
  for (let length = 1; length <= longest && at.length > 0; length += 1) {
    const next = at.flatMap((step) => (takes(step) ? [step.next] : []));
    if (length >= min && endsAt(pattern, next)) return true;
    at = reach(pattern, next, false);
  }
  return false;
}

/** Whether some text that a mask has may be written so. */
export function hasMasked(written: string, pattern: Pattern, mask: string): boolean {
  const tried = signsToTry(written);
  const isUnnamed = UNNAMED.test(written);
  const signs = [...mask];
  if (!signs.every((sign) => isAscii(sign) || slotsOf(sign).length > 0)) return true;
  let ends = [pattern.first];
  for (const [place, sign] of signs.entries()) {
    const [slot] = slotsOf(sign);
    const letters = tried.filter((one) => /[a-z]/i.test(one) || !isAscii(one));
    const digits = slot === 'a' ? [] : DIGITS;
    const some = slot === undefined ? [sign] : [...digits, ...(slot === '9' ? [] : letters)];
    const hasLetters = slot !== undefined && slot !== '9';
    const takes = takenOf(pattern, some, isUnnamed && hasLetters);
    ends = after(ends, takes, place === 0);
    // Signs that belong to a letter follow it.
    const follow = takenOf(
      pattern,
      tried.filter((one) => !isAscii(one)),
      isUnnamed,
    );
    for (let known = -1; hasLetters && ends.length > known; ) {
      known = ends.length;
      ends = [...new Set([...ends, ...after(ends, follow, false)])];
    }
  }
  return endsAt(pattern, ends);

  function after(from: readonly number[], takes: (step: Taking) => boolean, isStart: boolean): number[] {
    const next = reach(pattern, from, isStart).flatMap((step) => (takes(step) ? [step.next] : []));
    return [...new Set(next)];
  }
}

/** Signs that stand for all others: the sets of a pattern tell none apart that lie between those named in it. */
function signsToTry(written: string): string[] {
  const named = [...written, ...written.normalize('NFC')].flatMap((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return [code - 1, code, code + 1]
      .filter((one) => one >= 0 && one <= 0x10ffff)
      .map((one) => String.fromCodePoint(one));
  });
  return [...new Set([...ASCII, ...OTHERS, ...named])];
}

function takenOf(pattern: Pattern, signs: readonly string[], isUnnamed: boolean): (step: Taking) => boolean {
  const taken = new Set(pattern.steps.filter((step) => step.of === 'one' && (isUnnamed || signs.some(step.takes))));
  return (step) => taken.has(step);
}

/** What may ask for the next character from here. */
function reach({ steps }: Pattern, from: readonly number[], isStart: boolean): Taking[] {
  const { passed } = pass(steps, from, isStart, false);
  return passed.flatMap((at) => {
    const step = steps[at];
    return step?.of === 'one' ? [step] : [];
  });
}

/** Whether a text may end here, which has something in it. */
function endsAt({ steps }: Pattern, from: readonly number[]): boolean {
  return pass(steps, from, false, true).isPast;
}

function pass(steps: Pattern['steps'], from: readonly number[], isStart: boolean, isEnd: boolean) {
  const passed = new Set<number>();
  const waiting = [...from];
  let isPast = false;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const step = steps[at];
    isPast ||= !step;
    if (!step || passed.has(at)) continue;
    passed.add(at);
    if (step.of === 'split') waiting.push(...step.next);
    else if ((step.of === 'start' && isStart) || (step.of === 'end' && isEnd)) waiting.push(step.next);
  }
  return { passed: [...passed], isPast };
}

function isAscii(sign: string): boolean {
  return (sign.codePointAt(0) ?? 0) < 0x80;
}
