// The only place that turns values into words. It carries its own data instead of asking Intl, whose answers change
// with the ICU version: what the server renders and what a browser renders later must be the same characters.
import { dhakaParts, type Instant } from './dhaka-time.ts';
import { toBengaliDigits } from './digits.ts';
import { DAY, HOUR, MINUTE } from './durations.ts';
import type { Locale } from './locale.ts';

/** Stands where there is no value: a share of nobody, a date never set. */
export const NO_VALUE = '–';

const MONTHS: Record<Locale, string> = {
  en: 'January February March April May June July August September October November December',
  bn: 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর',
};

const DURATION_UNITS: Record<Locale, readonly [string, string, string, string]> = {
  en: ['d', 'h', 'min', 's'],
  bn: ['দিন', 'ঘণ্টা', 'মিনিট', 'সেকেন্ড'],
};

/**
 * A number with lakh grouping. `decimals` fixes how many are shown, half rounded away from zero; without it as many as
 * the number has, up to 15 significant digits.
 */
export function formatNumber(value: number, locale: Locale, options: { decimals?: number } = {}): string {
  if (!Number.isFinite(value)) return NO_VALUE;
  const exact = plainDecimal(Math.abs(value));
  const shown = options.decimals === undefined ? exact : roundDecimal(exact, options.decimals);
  const [whole = '0', fraction] = shown.split('.');
  const sign = value < 0 && /[1-9]/.test(shown) ? '-' : '';
  return inDigitsOf(locale, sign + groupByLakh(whole) + (fraction ? `.${fraction}` : ''));
}

/** A number that somebody gave, as they write it: of four digits it may be a year, so only longer ones are grouped. */
export function formatGiven(value: number, locale: Locale): string {
  const grouped = formatNumber(value, locale);
  return Math.abs(value) < 10_000 ? grouped.replace(',', '') : grouped;
}

/** What stands before and after a number wherever it is said in words: its unit, what it is out of. */
export interface Around {
  before: string;
  after: string;
}

/** Around what somebody gave of what could be given. */
export function aroundOutOf(most: number, locale: Locale): Around {
  const all = formatNumber(most, locale);
  return locale === 'en' ? { before: '', after: ` of ${all}` } : { before: `${all}-এর মধ্যে `, after: '' };
}

/** What somebody gave of what could be given: 4 of 5, ৫-এর মধ্যে ৪. `decimals` are those of what was given. */
export function formatOutOf(value: number, most: number, locale: Locale, options: { decimals?: number } = {}): string {
  const { before, after } = aroundOutOf(most, locale);
  return `${before}${formatNumber(value, locale, options)}${after}`;
}

/**
 * A share from 0 to 1 as a percentage with at most one decimal: 0.5 is 50%, 1/3 is 33.3%. `decimals` fixes how many, so
 * that figures below each other align.
 */
export function formatPercent(share: number, locale: Locale, options: { decimals?: number } = {}): string {
  if (!Number.isFinite(share)) return NO_VALUE;
  if (options.decimals !== undefined) return `${formatNumber(share * 100, locale, options)}%`;
  const rounded = roundDecimal(plainDecimal(Math.abs(share) * 100), 1);
  return `${formatNumber(Math.sign(share) * Number(rounded), locale)}%`;
}

/**
 * An amount in whole poisha as taka, always with two decimals. An amount
 * that is not whole poisha is a mistake: it throws.
 */
export function formatMoney(poisha: number, locale: Locale): string {
  if (!Number.isSafeInteger(poisha)) throw new RangeError(`Not a whole amount of poisha: ${poisha}`);
  const digits = String(Math.abs(poisha)).padStart(3, '0');
  const amount = `${groupByLakh(digits.slice(0, -2))}.${digits.slice(-2)}`;
  return inDigitsOf(locale, `${poisha < 0 ? '-' : ''}৳${amount}`);
}

/** January to December. */
export function monthNames(locale: Locale): string[] {
  return MONTHS[locale].split(' ');
}

/** The day in Dhaka: 5 March 2026, ৫ মার্চ ২০২৬. */
export function formatDate(instant: Instant, locale: Locale): string {
  const parts = dhakaParts(instant);
  return parts ? dayInWords(parts.year, parts.month, parts.day, locale) : NO_VALUE;
}

/** A day of the calendar, YYYY-MM-DD, in the same words. */
export function formatDay(day: string, locale: Locale): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return dayInWords(year, month, date, locale);
}

function dayInWords(year: number, month: number, day: number, locale: Locale): string {
  return inDigitsOf(locale, `${day} ${monthNames(locale)[month - 1]} ${year}`);
}

/** The day in Dhaka without its year, where many stand beside each other: 5 March. */
export function formatDayOfYear(instant: Instant, locale: Locale): string {
  return formatDate(instant, locale).split(' ').slice(0, 2).join(' ');
}

/** Keeps the clock and its part of the day on one line. */
const NO_BREAK = '\u00a0';

/** The parts of the day that each language tells the hours of the 12-hour clock by, and the hour they begin at. */
const PARTS_OF_DAY = {
  en: [
    ['am', 'am', 0],
    ['pm', 'pm', 12],
  ],
  bn: [
    ['dawn', 'ভোর', 4],
    ['morning', 'সকাল', 6],
    ['noon', 'দুপুর', 12],
    ['afternoon', 'বিকাল', 16],
    ['evening', 'সন্ধ্যা', 18],
    ['night', 'রাত', 20],
  ],
} as const satisfies Record<Locale, readonly (readonly [id: string, word: string, from: number])[]>;

export type PartOfDay = (typeof PARTS_OF_DAY)[Locale][number][0];

/** Every part of the day, in order, by the word for it. */
export function partsOfDay(locale: Locale): { id: PartOfDay; word: string }[] {
  return PARTS_OF_DAY[locale].map(([id, word]) => ({ id, word }));
}

/** Which part of the day an hour is in: the night lasts until dawn. */
export function partOfDay(hour: number, locale: Locale): { id: PartOfDay; word: string } {
  const [id, word] = PARTS_OF_DAY[locale].findLast(([, , from]) => hour >= from) ?? PARTS_OF_DAY.bn[5];
  return { id, word };
}

/** The time in Dhaka on the 12-hour clock: 2:05 pm, দুপুর ২:০৫. Its space does not break. */
export function formatTime(instant: Instant, locale: Locale): string {
  const parts = dhakaParts(instant);
  if (!parts) return NO_VALUE;
  return onClock(parts.hour, `:${String(parts.minute).padStart(2, '0')}`, locale);
}

/** A time of day, HH:MM, in the same words. */
export function formatClock(time: string, locale: Locale): string {
  const [hour, minute] = time.split(':');
  return onClock(Number(hour), `:${minute}`, locale);
}

/** An hour of the day, from 0: 2 pm, দুপুর ২টা. */
export function formatHour(hour: number, locale: Locale): string {
  return onClock(hour, locale === 'bn' ? 'টা' : '', locale);
}

function onClock(hour: number, rest: string, locale: Locale): string {
  const clock = inDigitsOf(locale, `${hour % 12 || 12}${rest}`);
  const { word } = partOfDay(hour, locale);
  return locale === 'en' ? `${clock}${NO_BREAK}${word}` : `${word}${NO_BREAK}${clock}`;
}

/** Day and time in Dhaka: 5 March 2026, 2:05 pm. */
export function formatDateTime(instant: Instant, locale: Locale): string {
  if (!dhakaParts(instant)) return NO_VALUE;
  return `${formatDate(instant, locale)}, ${formatTime(instant, locale)}`;
}

/** When something begins to be there: a day from its first minute on is told alone. */
export function formatOpening(instant: Instant, locale: Locale): string {
  const parts = dhakaParts(instant);
  return parts?.hour === 0 && parts.minute === 0 ? formatDate(instant, locale) : formatDateTime(instant, locale);
}

/** Until when it is there: a day to its last minute is told alone. */
export function formatEnd(instant: Instant, locale: Locale): string {
  const parts = dhakaParts(instant);
  return parts?.hour === 23 && parts.minute === 59 ? formatDate(instant, locale) : formatDateTime(instant, locale);
}

/** Day and time where many stand below each other: 5 Mar, 2:05 pm; with the year where that is not the present one. */
export function formatShortDateTime(instant: Instant, now: Instant, locale: Locale): string {
  const parts = dhakaParts(instant);
  if (!parts) return NO_VALUE;
  const name = monthNames(locale)[parts.month - 1] ?? '';
  const month = locale === 'en' ? name.slice(0, 3) : name;
  const year = parts.year === dhakaParts(now)?.year ? '' : ` ${parts.year}`;
  return `${inDigitsOf(locale, `${parts.day} ${month}${year}`)}, ${formatTime(instant, locale)}`;
}

/** A length of time in its two largest units: 4 min 5 s, 1 h 4 min, 2 d; less than none counts as none. */
export function formatDuration(seconds: number, locale: Locale): string {
  if (!Number.isFinite(seconds)) return NO_VALUE;
  const total = roundToShownUnits(Math.max(0, seconds));
  const [day, hour, minute, second] = DURATION_UNITS[locale];
  const parts: [number, string][] = [
    [Math.floor(total / DAY), day],
    [Math.floor((total % DAY) / HOUR), hour],
    [Math.floor((total % HOUR) / MINUTE), minute],
    [total % MINUTE, second],
  ];
  const shown = parts.filter(([count]) => count > 0).map(([count, unit]) => `${formatNumber(count, locale)} ${unit}`);
  return shown.join(' ') || `${formatNumber(0, locale)} ${second}`;
}

function roundToShownUnits(seconds: number): number {
  const bySecond = Math.round(seconds);
  if (bySecond < HOUR) return bySecond;
  const byMinute = Math.round(bySecond / MINUTE) * MINUTE;
  if (byMinute < DAY) return byMinute;
  return Math.round(bySecond / HOUR) * HOUR;
}

function inDigitsOf(locale: Locale, text: string): string {
  return locale === 'bn' ? toBengaliDigits(text) : text;
}

function groupByLakh(whole: string): string {
  return whole.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');
}

// Never an exponent (1e-7, 1e21), which neither a reader nor the grouping understands.
function plainDecimal(size: number): string {
  const [mantissa = '0', exponent = '0'] = Number(size.toPrecision(15)).toExponential().split('e');
  const digits = mantissa.replace('.', '');
  const point = Number(exponent) + 1;
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`;
  const padded = digits.padEnd(point, '0');
  return padded.length > point ? `${padded.slice(0, point)}.${padded.slice(point)}` : padded;
}

// Rounds what is written, so that 1.005 becomes 1.01 although the double lies below it.
function roundDecimal(plain: string, decimals: number): string {
  const scaled = plainDecimal(Math.round(Number(`${plain}e${decimals}`))).padStart(decimals + 1, '0');
  return decimals === 0 ? scaled : `${scaled.slice(0, -decimals)}.${scaled.slice(-decimals)}`;
}
