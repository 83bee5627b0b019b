import { parseNumber } from './digits.ts';
import { formatNumber } from './format.ts';
import type { Locale } from './locale.ts';

const POISHA_A_TAKA = 100;

/**
 * The poisha that somebody means who typed an amount of taka, in either digit set, grouped or not, with ৳ or without;
 * undefined where it is none, or has parts of a poisha.
 */
export function readMoney(typed: string): number | undefined {
  const taka = parseNumber(typed.trim().replace(/^(-?)\s*৳/, '$1'));
  if (taka === undefined) return undefined;
  const poisha = Math.round(taka * POISHA_A_TAKA);
  // Exactly what was typed, or it had more than two decimals.
  return Number.isSafeInteger(poisha) && poisha / POISHA_A_TAKA === taka ? poisha : undefined;
}

/** An amount as a field shows it: 1,00,000 or ১,৫০০.৫০, without the sign that stands beside the field. */
export function writeMoney(poisha: number, locale: Locale): string {
  return formatNumber(poisha / POISHA_A_TAKA, locale, { decimals: poisha % POISHA_A_TAKA === 0 ? 0 : 2 });
}
