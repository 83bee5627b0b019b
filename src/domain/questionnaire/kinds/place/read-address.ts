import { isPlace, PLACE_LEVELS, type PlaceLevel, placeWithin } from '../../../places/place-levels.ts';
import { placeName } from '../../../places/place-names.ts';
import { toLatinDigits } from '../../../text/digits.ts';
import { saysNothing, toldParts } from '../../held.ts';
import type { Problem, Reading } from '../../kind.ts';
import { LIMITS } from '../../limits.ts';
import type { QuestionOf } from '../../schema.ts';
import { readText, toOneLine } from '../text/read-text.ts';
import { type AddressPart, partsAsked } from './address-parts.ts';

export type Address = Readonly<Partial<Record<AddressPart, string>>>;

/** Reads places and lines by part. Who names a district alone has named its division. */
export function readAddress(question: QuestionOf<'postal_address'>, input: unknown): Reading<Address> {
  if (saysNothing(input)) return { empty: true };
  const told = toldParts(input);
  const asked = partsAsked(question);
  // A form sends the question's own field, which is blank, beside those of its parts.
  if (!told || !saysNothing(told[''])) return { problem: { key: 'malformed' } };
  if (Object.keys(told).some((part) => part !== '' && !asked.some((one) => one === part))) {
    return { problem: { key: 'malformed' } };
  }
  const texts: Partial<Record<AddressPart, string>> = {};
  for (const part of asked) {
    const reading = readText(told[part], { max: LIMITS.shortText }, toOneLine);
    if ('problem' in reading) return reading;
    if ('answer' in reading) texts[part] = reading.answer;
  }
  const problem = placesProblem(texts) ?? postcodeProblem(texts.postcode);
  if (problem) return { problem };
  const { line, postcode } = texts;
  const answer = { ...placesAbove(texts), ...(line ? { line } : {}) };
  if (postcode !== undefined) Object.assign(answer, { postcode: toLatinDigits(postcode) });
  return Object.keys(answer).length > 0 ? { answer } : { empty: true };
}

/** A place that is none, or that lies elsewhere than in the one above it. */
function placesProblem(texts: Address): Problem | undefined {
  const given = PLACE_LEVELS.filter((level) => texts[level] !== undefined);
  if (given.some((level) => !isPlace(texts[level] ?? '', level))) return { key: 'unknownPlace' };
  for (const level of given) {
    const place = texts[level] ?? '';
    const outside = given.find((wider) => placeWithin(place, wider) !== texts[wider] && isWider(wider, level));
    if (outside) {
      return { key: 'placeOutside', values: { place: placeName(place), around: placeName(texts[outside] ?? '') } };
    }
  }
  return undefined;
}

function isWider(one: PlaceLevel, other: PlaceLevel): boolean {
  return PLACE_LEVELS.indexOf(one) < PLACE_LEVELS.indexOf(other);
}

function postcodeProblem(postcode: string | undefined): Problem | undefined {
  return postcode === undefined || /^[1-9]\d{3}$/.test(toLatinDigits(postcode)) ? undefined : { key: 'postcode' };
}

/** The narrowest place that was given, and those it lies in. */
function placesAbove(texts: Address): Address {
  const narrowest = PLACE_LEVELS.findLast((level) => texts[level] !== undefined);
  const place = narrowest && texts[narrowest];
  if (!place) return {};
  const levels = PLACE_LEVELS.slice(0, PLACE_LEVELS.indexOf(narrowest) + 1);
  return Object.fromEntries(levels.map((level) => [level, placeWithin(place, level)]));
}
