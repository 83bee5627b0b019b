import { toBengaliDigits, toLatinDigits } from './digits.ts';
import type { Locale } from './locale.ts';

// Brackets, dots and dashes people write, and the invisible direction marks that phone books add when copied from.
export const SEPARATORS = /[\s().\-\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g;

const DIGITS = 11;

/** The number in the one form it is stored in, +8801XXXXXXXXX, or what keeps the text from being one. */
export type MobileReading = { value: string } | { problem: 'numeric' | 'length' | 'phone' };

/** Reads a Bangladesh mobile number in either digit set, with or without separators and the country's code. */
export function readBangladeshMobile(input: string): MobileReading {
  const typed = toLatinDigits(input).replace(SEPARATORS, '');
  const match = /^(?:\+?88)?(01[3-9]\d{8})$/.exec(typed);
  if (match) return { value: `+88${match[1]}` };
  const digits = typed.replace(/^(?:\+?88(?=0)|\+)/, '');
  if (!/^\d*$/.test(digits)) return { problem: 'numeric' };
  if (digits.length !== DIGITS) return { problem: 'length' };
  return { problem: 'phone' };
}

/** A stored mobile number as people read it, 01712-345678, or masked, 017••-•••678; anything else stays as it is. */
export function formatMobile(e164: string, locale: Locale): string {
  const match = /^\+88(01[3-9][\d•]{2})([\d•]{6})$/.exec(e164);
  if (!match) return e164;
  const number = `${match[1]}-${match[2]}`;
  return locale === 'bn' ? toBengaliDigits(number) : number;
}
