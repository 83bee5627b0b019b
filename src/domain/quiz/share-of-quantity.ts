import { toLatinDigits } from '../text/digits.ts';
import { spellingKey } from '../text/normalise.ts';
import type { KeyOf } from './marking-schema.ts';
import { millionths } from './points.ts';
import type { Share } from './share.ts';

/**
 * A number with a unit behind it, or before it, and a sign before either. Commas group digits, in thousands or in
 * lakhs; a stop behind a letter is of the unit: “Tk.500” is 500.
 */
const QUANTITY = /^([+-]?)(\D*?)([+-]?)\s*(\d[\d,]*|(?=(?<![\p{L}\p{M}])\.\d))(?:\.(\d*))?(.*)$/u;

interface Quantity {
  /** The number in parts of one of these: 3.14 is 314 of 100. */
  parts: bigint;
  of: bigint;
  unit: string;
}

/** What somebody wrote as a number with its unit; undefined where it begins with no number. */
export function readQuantity(text: string): Quantity | undefined {
  const [, outer = '', before = '', inner = '', whole = '', decimals = '', behind = ''] =
    QUANTITY.exec(toLatinDigits(text).replaceAll('\u2212', '-').trim()) ?? [];
  const digits = whole.replaceAll(',', '') + decimals;
  const units = [unitKey(before), unitKey(behind)].filter((unit) => unit !== '');
  const signs = outer + inner;
  // A unit stands on one side alone, and so does a sign.
  if (digits === '' || units.length > 1 || signs.length > 1) return undefined;
  const parts = BigInt(digits) * (signs === '-' ? -1n : 1n);
  return { parts, of: 10n ** BigInt(decimals.length), unit: units[0] ?? '' };
}

/** What a unit is compared by; a stop at its end is no part of it. */
export function unitKey(name: string): string {
  return spellingKey(name.trim().replace(/[.।]$/u, ''));
}

/**
 * What a number with its unit earns. In a unit that is none of these, or in none, it is taken for one in the first unit
 * and loses the unit's penalty (Moodle, question/type/numerical, with penalties as a part of the response).
 */
export function shareOfQuantity({ accepted, units, unitPenalty = 0 }: KeyOf<'quantities'>, answer: string): Share {
  const said = readQuantity(answer);
  const named = units.find(({ name }) => unitKey(name) !== '' && unitKey(name) === said?.unit);
  const times = millionths(named?.times ?? 1);
  const shares = accepted.flatMap(({ value, tolerance = 0, share = 100 }) =>
    said && isNear(said, times, millionths(value), millionths(tolerance)) ? [BigInt(Math.round(share * 100))] : [],
  );
  const best = shares.reduce((most, share) => (share > most ? share : most), shares[0] ?? 0n);
  const kept = named || best <= 0n ? 100n : 100n - BigInt(unitPenalty);
  return { part: best * kept, of: 10_000n * 100n };
}

/** In whole numbers, in the unit that it was said in: whether it lies near enough to `value` of the first unit. */
function isNear({ parts, of }: Quantity, times: bigint, value: bigint, tolerance: bigint): boolean {
  const away = parts * 1_000_000n * 1_000_000n - value * times * of;
  return (away < 0n ? -away : away) <= tolerance * times * of;
}
