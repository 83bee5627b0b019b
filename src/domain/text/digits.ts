const BENGALI_ZERO = 0x09e6;
const LATIN_ZERO = 0x30;
const MOST_SIGNIFICANT_DIGITS = 15;
// Longer than any number formatNumber can print.
const LONGEST_INPUT = 500;

// Whole part plain, grouped by thousands (1,234,567) or by lakh (12,34,567); one kind of separator throughout.
const NUMBER =
  /^(-?) ?((?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?: \d{3})+|\d{1,2}(?: \d{2})* \d{3})?)(?:\.(\d*))?$/;

/** Bengali digits as Latin ones; everything else stays. */
export function toLatinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - BENGALI_ZERO + LATIN_ZERO));
}

/** Latin digits as Bengali ones; everything else stays. */
export function toBengaliDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - LATIN_ZERO + BENGALI_ZERO));
}

/**
 * The number a person typed, in either digit set, with or without grouping, or undefined when it is not one number.
 * More than 15 significant digits are refused: a double would silently change them.
 */
export function parseNumber(input: string): number | undefined {
  if (input.length > LONGEST_INPUT) return undefined;
  const typed = toLatinDigits(input).trim().replace(/\s/g, ' ').replace('\u2212', '-');
  const match = NUMBER.exec(typed);
  if (!match) return undefined;
  const [, sign = '', grouped = '', decimals = ''] = match;
  const whole = grouped.replace(/[, ]/g, '');
  const digits = whole + decimals;
  if (digits === '') return undefined;
  if (digits.replace(/^0+|0+$/g, '').length > MOST_SIGNIFICANT_DIGITS) return undefined;
  const size = Number(`${whole}.${decimals}0`);
  if (!Number.isFinite(size)) return undefined;
  return sign && size !== 0 ? -size : size;
}
