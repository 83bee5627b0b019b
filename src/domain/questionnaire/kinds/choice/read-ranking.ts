import { toLatinDigits } from '../../../text/digits.ts';
import { toldParts } from '../../held.ts';
import type { Problem, Reading } from '../../kind.ts';
import type { Option, QuestionOf } from '../../schema.ts';
import { namedIds } from './options.ts';
import { rankedBounds } from './ranked-bounds.ts';

type Ranked = Pick<QuestionOf<'ranking'>, 'options' | 'minRanked' | 'maxRanked'>;

/** Reads options in their order: as their ids, or as fields tell it, the place of each by its id. */
export function readRanking(question: Ranked, input: unknown): Reading<readonly string[]> {
  const places = toldParts(input);
  return places ? readPlaces(question, places) : readOrder(question, input);
}

function readOrder(question: Ranked, input: unknown): Reading<readonly string[]> {
  const ids = namedIds(input);
  if (!ids) return { problem: { key: 'malformed' } };
  if (ids.size === 0) return { empty: true };
  const offered = new Set(question.options.map(({ id }) => id));
  if ([...ids].some((id) => !offered.has(id))) return { problem: { key: 'unknownOption' } };
  return readIds(question, [...ids]);
}

function readPlaces(question: Ranked, told: Readonly<Record<string, unknown>>): Reading<readonly string[]> {
  const { options } = question;
  if (Object.keys(told).some((id) => !options.some((option) => option.id === id))) {
    return { problem: { key: 'unknownOption' } };
  }
  const order: Option[] = [];
  for (const option of options) {
    const place = placeOf(told[option.id]);
    if (place === undefined) return { problem: { key: 'malformed' } };
    if (place === 0) continue;
    if (place > options.length) return { problem: { key: 'rankInTurn' } };
    if (order[place]) return { problem: sharedPlace(order[place], option, place) };
    order[place] = option;
  }
  const ids = order.flatMap((option) => (option ? [option.id] : []));
  if (ids.length === 0) return { empty: true };
  const reading = readIds(question, ids);
  // Who left out a place in between has given too few, or has to close the gap.
  return 'answer' in reading && ids.length < order.length - 1 ? { problem: { key: 'rankInTurn' } } : reading;
}

function readIds(question: Ranked, ids: readonly string[]): Reading<readonly string[]> {
  const { min, max } = rankedBounds(question);
  if (ids.length > max) return { problem: { key: 'rankAtMost', values: { max } } };
  if (ids.length >= min) return { answer: ids };
  return { problem: min < question.options.length ? { key: 'rankAtLeast', values: { min } } : { key: 'rankAll' } };
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
