import type { CellKind } from '#domain/text/cell-kind.ts';
import { isCalendarDate } from '#domain/text/dhaka-time.ts';
import { DAY, DAY_MS, HOUR, MINUTE } from '#domain/text/durations.ts';
import { letters } from '#domain/text/letters.ts';
import { WORKBOOK_LIMITS } from '#domain/text/workbook-limits.ts';
import { escapeHtml } from '../escape-html.ts';
import { STYLE } from './workbook-parts.ts';

/** A cell with this text at a place (`B7`): a real number or date where the text of its kind is one, and else text. */
export function cellXml(text: string, kind: CellKind, place: string): string {
  const value = VALUES[kind](text);
  if (value === undefined) return textXml(text, place, STYLE.text);
  return `<c r="${place}" s="${value.style}"><v>${value.number}</v></c>`;
}

/**
 * A cell of text. It stands there as an inline string, which no program takes for a formula, whatever it begins with:
 * formulas are in elements of their own (`<f>`).
 */
export function textXml(text: string, place: string, style: number): string {
  const xml = escapeText(text);
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xml}</t></is></c>`;
}

interface Value {
  number: number;
  style: number;
}

const VALUES: Record<CellKind, (text: string) => Value | undefined> = {
  text: () => undefined,
  number: numberOf,
  day: (text) => ofDay(text, STYLE.day),
  moment: momentOf,
  time: (text) => ofTime(text, STYLE.time),
};

/** More digits no spreadsheet keeps. */
const DIGITS = 15;

/** One that is written as numbers are: an id like 007 would become another. */
function numberOf(text: string): Value | undefined {
  if (!/^-?\d+(\.\d+)?$/.test(text) || text.replace(/\D/g, '').length > DIGITS) return undefined;
  const number = Number(text);
  return String(number) === text ? { number, style: STYLE.plain } : undefined;
}

/** Days are counted from here, but right only from March 1900 on: spreadsheets believe that 1900 was a leap year. */
const FIRST = Date.UTC(1899, 11, 30);
const EARLIEST = '1900-03-01';

function ofDay(text: string, style: number): Value | undefined {
  if (!isCalendarDate(text) || text < EARLIEST) return undefined;
  return { number: (Date.parse(`${text}T00:00:00Z`) - FIRST) / DAY_MS, style };
}

/** A part of a day. */
function ofTime(text: string, style: number): Value | undefined {
  const said = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(text);
  if (!said) return undefined;
  const [, hour, minute, second = '0'] = said;
  return { number: (Number(hour) * HOUR + Number(minute) * MINUTE + Number(second)) / DAY, style };
}

function momentOf(text: string): Value | undefined {
  const [date = '', clock = ''] = text.split(' ');
  const style = clock.split(':').length > 2 ? STYLE.second : STYLE.minute;
  const [day, time] = [ofDay(date, style), ofTime(clock, style)];
  return day && time && { number: day.number + time.number, style };
}

/** As much as a cell holds, ending with whole letters and with `cut`, which says that it is not all. */
export function fitting(text: string, cut: string): string {
  if (text.length <= WORKBOOK_LIMITS.cell) return text;
  const room = WORKBOOK_LIMITS.cell - cut.length;
  return text.slice(0, letters.segment(text).containing(room)?.index ?? room) + cut;
}

/**
 * Of characters that XML cannot hold, or reads as others, spreadsheets know `_x0007_`; what looks like that is written
 * with its first sign so.
 */
const UNSAFE = /[^\P{Cc}\t\n]|[\ufffe\uffff]|_(?=x[\da-f]{4}_)/giu;

/** Half of a pair of surrogates, which is no character, becomes one that says so, as in every text in UTF-8. */
function escapeText(text: string): string {
  return escapeHtml(text.toWellFormed().replace(UNSAFE, escaped));
}

function escaped(sign: string): string {
  return `_x${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}_`;
}
