// How a short text is put together: `9`, in either digits, is a digit, `a` a letter, `*` either; all else
// stands as it is.
import { toBengaliDigits, toLatinDigits } from '../../../text/digits.ts';
import type { Localized } from '../../../text/localized.ts';

const DIGIT = /^[0-9]/;
/** A letter with the signs that belong to it. */
const LETTER = /^\p{L}\p{M}*/u;
const SLOTS: Readonly<Record<string, readonly RegExp[]>> = { '9': [DIGIT], a: [LETTER], '*': [DIGIT, LETTER] };
/** What people put between groups, as it is on a card or not at all. */
const BETWEEN = /^[\s\p{Pd}./]/u;

function signsOf(mask: string): string[] {
  return [...toLatinDigits(mask)];
}

export function slotsOf(mask: string): string[] {
  return signsOf(mask).filter((sign) => Object.hasOwn(SLOTS, sign));
}

/** Whether there is nothing but digits to type: what stands between them is put there. */
export function isMaskOfDigits(mask: string): boolean {
  return slotsOf(mask).every((slot) => slot === '9');
}

/**
 * A text as the mask has it, in Latin digits; undefined where it does not fit. What stands between may be left out or
 * written otherwise. It goes once through both, however long they are.
 */
export function fitMask(mask: string, text: string): string | undefined {
  let rest = toLatinDigits(text).trim();
  let fitted = '';
  for (const sign of signsOf(mask)) {
    const slot = Object.hasOwn(SLOTS, sign) ? SLOTS[sign] : undefined;
    if (!slot) {
      fitted += sign;
      if (rest.startsWith(sign)) rest = rest.slice(sign.length);
      continue;
    }
    while (BETWEEN.test(rest)) rest = rest.slice(1);
    const [taken] = slot.flatMap((kind) => kind.exec(rest)?.[0] ?? []);
    if (taken === undefined) return undefined;
    fitted += taken;
    rest = rest.slice(taken.length);
  }
  return rest.trim() === '' ? fitted : undefined;
}

/** A text that fits, for those who are asked for one: 12-3456. */
export function exampleOf(mask: string): Localized {
  const latin = fill(mask, 'ABCDEFGHJK');
  return { en: latin, bn: toBengaliDigits(fill(mask, 'কখগঘচছজঝটঠ')) };
}

function fill(mask: string, letters: string): string {
  let digit = 0;
  let letter = 0;
  return signsOf(mask)
    .map((sign) => {
      if (sign === 'a') return letters[letter++ % letters.length];
      return Object.hasOwn(SLOTS, sign) ? String(++digit % 10) : sign;
    })
    .join('');
}
