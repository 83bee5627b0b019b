import { toLatinDigits } from '../text/digits.ts';
import { spellingKey } from '../text/normalise.ts';
import type { KeyOf } from './marking-schema.ts';
import { millionths } from './points.ts';
import type { Share } from './share.ts';

/** A number with a unit behind it, or before it. Commas group digits, in thousands or in lakhs. */
const QUANTITY = /^([^\d+\-.]*)([+-]?)([\d,]*)(?:\.(\d*))?(.*)$/;

interface Quantity {
  /** The number in parts of one of these: 3.14 is 314 of 100. */
  parts: bigint;
  of: bigint;
  unit: string;
}

/** What somebody wrote as a number with its unit; undefined where it begins with no number. */
export function readQuantity(text: string): Quantity | undefined {
  const [, before = '', sign, whole = '', decimals = '', behind = ''] =
    QUANTITY.exec(toLatinDigits(text).replaceAll('\u2212', '-').trim()) ?? [];
  const digits = whole.replaceAll(',', '') + decimals;
  // A unit stands on one side alone.
  if (digits === '' || (before.trim() !== '' && behind.trim() !== '')) return undefined;
  const parts = BigInt(digits) * (sign === '-' ? -1n : 1n);
  return { parts, of: 10n ** BigInt(decimals.length), unit: spellingKey(before + behind) };
}

/**
 * What a number with its unit earns. In a unit that is none of these, or in none, it is taken for one in the first unit
 * and loses the unit's penalty (Moodle, question/type/numerical, with penalties as a part of the response).
 */
export function shareOfQuantity({ accepted, units, unitPenalty = 0 }: KeyOf<'quantities'>, answer: string): Share {
  const said = readQuantity(answer);
  const named = units.find(({ name }) => spellingKey(name) !== '' && spellingKey(name) === said?.unit);
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
