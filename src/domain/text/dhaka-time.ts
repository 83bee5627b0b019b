// Asia/Dhaka as the fixed UTC+6 it has been since 2010, so that no time zone data is needed.
import { toLatinDigits } from './digits.ts';
import { DAY_MS } from './durations.ts';

const OFFSET_MS = 6 * 60 * 60 * 1000;
const INSTANT = /^(\d{4})-(\d{2})-(\d{2})(?:T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/;
const WALL_CLOCK = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/;

/** A point in time: a Date, or ISO text; text without an offset is read as Dhaka time. */
export type Instant = Date | string;

/** A moment as a clock and a calendar show it. */
export type DhakaParts = { year: number; month: number; day: number; hour: number; minute: number };

/** What a clock and a calendar in Dhaka show at an instant; undefined when it is not one. Months count from 1. */
export function dhakaParts(instant: Instant): DhakaParts | undefined {
  const ms = instant instanceof Date ? instant.getTime() : readInstant(instant);
  const shifted = new Date(ms + OFFSET_MS);
  if (Number.isNaN(shifted.getTime())) return undefined;
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  };
}

/** The value of a `datetime-local` field, YYYY-MM-DDTHH:mm in Dhaka; '' when there is nothing it could show. */
export function toDhakaInput(instant: Instant): string {
  const parts = dhakaParts(instant);
  if (!parts || parts.year < 1 || parts.year > 9999) return '';
  return `${isoDate(parts.year, parts.month, parts.day)}T${pad(parts.hour, 2)}:${pad(parts.minute, 2)}`;
}

/** The day in Dhaka, YYYY-MM-DD; '' when it is not an instant. */
export function dhakaDay(instant: Instant): string {
  return toDhakaInput(instant).slice(0, 'YYYY-MM-DD'.length);
}

/** So many days in Dhaka, YYYY-MM-DD, today the last. */
export function lastDhakaDays(count: number, now: Date): string[] {
  return Array.from({ length: count }, (_, index) => dhakaDay(new Date(now.getTime() - (count - 1 - index) * DAY_MS)));
}

/** The instant, as ISO in UTC, that a `datetime-local` field means in Dhaka; undefined when it names none. */
export function fromDhakaInput(wall: string): string | undefined {
  const typed = toLatinDigits(wall).trim();
  if (!WALL_CLOCK.test(typed) || !isCalendarDate(typed.slice(0, 10))) return undefined;
  const ms = readInstant(typed);
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}

/** Whether text is YYYY-MM-DD and names a day that exists: 2026-02-30 does not. */
export function isCalendarDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  return Number(match[1]) > 0 && isDay(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** Whether text is a time of day, HH:MM from 00:00 to 23:59. */
export function isClockTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** The day a person typed, as YYYY-MM-DD: year first, or day before month (5/3/2026), in either digit set. */
export function parseDateInput(input: string): string | undefined {
  const typed = toLatinDigits(input).trim();
  const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(typed);
  const dayFirst = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(typed);
  const [year, month, day] = yearFirst
    ? [yearFirst[1], yearFirst[3], yearFirst[4]]
    : [dayFirst?.[4], dayFirst?.[3], dayFirst?.[1]];
  const date = isoDate(Number(year), Number(month), Number(day));
  return isCalendarDate(date) ? date : undefined;
}

function readInstant(text: string): number {
  const match = INSTANT.exec(text);
  if (!match || !isDay(Number(match[1]), Number(match[2]), Number(match[3]))) return Number.NaN;
  if (match[4] === undefined) return Date.parse(`${text}T00:00+06:00`);
  return Date.parse(match[5] === undefined ? `${text}+06:00` : text);
}

function isDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return day <= (isLeap ? 29 : 28);
  return day <= ([4, 6, 9, 11].includes(month) ? 30 : 31);
}

function isoDate(year: number, month: number, day: number): string {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
