import { toBengaliDigits, toLatinDigits } from './digits.ts';
import type { Locale } from './locale.ts';
import { formatMobile, readBangladeshMobile, SEPARATORS } from './phone.ts';

// The codes of countries have one, two or three digits; none begins as another does.
const ABROAD = /^\+([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/;

/**
 * Reads a number of any country in its E.164 form, or a Bangladesh mobile number as `readBangladeshMobile` does. All
 * that begins with +8801 is such a mobile number, and one of another length is mistyped.
 */
export function readPhone(input: string): string | undefined {
  const mobile = readBangladeshMobile(input);
  if ('value' in mobile) return mobile.value;
  const typed = toLatinDigits(input).replace(SEPARATORS, '');
  return /^\+(?!8801)[1-9]\d{7,14}$/.test(typed) ? typed : undefined;
}

/**
 * A stored number of any country as people read it: 01712-345678, or in groups after the code of its country,
 * +1 202 555 0123.
 */
export function formatPhone(e164: string, locale: Locale): string {
  const mobile = formatMobile(e164, locale);
  const [, code, rest] = ABROAD.exec(mobile) ?? [];
  if (rest === undefined) return mobile;
  const number = `+${code} ${rest.replace(/\d{3}(?=\d\d)/g, '$& ')}`;
  return locale === 'bn' ? toBengaliDigits(number) : number;
}
