import { toLatinDigits } from '../../../text/digits.ts';
import { toldParts } from '../../held.ts';
import type { Problem, Reading } from '../../kind.ts';
import type { Option } from '../../schema.ts';
import { namedIds } from './options.ts';

interface Ranked {
  options: readonly Option[];
}

/** Reads all options in their order: as their ids, or as fields tell it, the place of each by its id. */
export function readRanking({ options }: Ranked, input: unknown): Reading<readonly string[]> {
  const places = toldParts(input);
  return places ? readPlaces(options, places) : readOrder(options, input);
}

function readOrder(options: readonly Option[], input: unknown): Reading<readonly string[]> {
  const ids = namedIds(input);
  if (!ids) return { problem: { key: 'malformed' } };
  if (ids.size === 0) return { empty: true };
  const offered = new Set(options.map(({ id }) => id));
  if ([...ids].some((id) => !offered.has(id))) return { problem: { key: 'unknownOption' } };
  return ids.size < options.length ? { problem: { key: 'rankAll' } } : { answer: [...ids] };
}

function readPlaces(options: readonly Option[], told: Readonly<Record<string, unknown>>): Reading<readonly string[]> {
  if (Object.keys(told).some((id) => !options.some((option) => option.id === id))) {
    return { problem: { key: 'unknownOption' } };
  }
  const order: Option[] = [];
  let left = 0;
  for (const option of options) {
    const place = placeOf(told[option.id]);
    if (place === undefined) return { problem: { key: 'malformed' } };
    if (place === 0) left += 1;
    else if (place > options.length) return { problem: { key: 'rankAll' } };
    else if (order[place]) return { problem: sharedPlace(order[place], option, place) };
    else order[place] = option;
  }
  if (left === options.length) return { empty: true };
  return left > 0 ? { problem: { key: 'rankAll' } } : { answer: order.slice(1).map(({ id }) => id) };
}

/** From 1; 0 where none is told, undefined where what is told is no place. */
function placeOf(told: unknown): number | undefined {
  if (told === undefined || told === null) return 0;
  const typed = typeof told === 'number' ? String(told) : told;
  if (typeof typed !== 'string') return undefined;
  const place = toLatinDigits(typed).trim();
  return /^\d{0,3}$/.test(place) ? Number(place) : undefined;
}

function sharedPlace(first: Option, second: Option, place: number): Problem {
  return { key: 'rankTwice', values: { first: first.label, second: second.label, place } };
}
