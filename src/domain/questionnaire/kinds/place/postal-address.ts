import type { Cells } from '../../../answers/counting/cells.ts';
import { reportedPlaces } from '../../../answers/reported/reported-places.ts';
import {
  isPlace,
  levelOf,
  levelsTo,
  PLACE_LEVELS,
  type PlaceLevel,
  placeWithin,
} from '../../../places/place-levels.ts';
import { onceOfNames, placeName } from '../../../places/place-names.ts';
import { toBengaliDigits } from '../../../text/digits.ts';
import type { Locale } from '../../../text/locale.ts';
import { localizedText } from '../../../text/localized.ts';
import type { Kind } from '../../kind.ts';
import type { MadeUpPerson } from '../../made-up-person.ts';
import type { Option, QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { TAKEN_OUT } from '../taken-out.ts';
import { type AddressPart, PART_LABELS, partsAsked, partsNeeded } from './address-parts.ts';
import { type Address, readAddress } from './read-address.ts';

type AddressQuestion = QuestionOf<'postal_address'>;

/** Where somebody lives or something is: places by id, and what is written beside them. */
export const postalAddress: Kind<'postal_address', Address> = {
  kind: 'postal_address',
  seconds: 14,
  blank: (id) => ({ ...freshQuestion(id), kind: 'postal_address', level: 'upazila' }),
  check: () => [],
  rows: ({ level }) => levelsTo(level).map(labelled),
  options: (_question, row) => placesIn(row),
  held: {
    several: false,
    values: () => [],
    parts: {
      names: partsAsked,
      values: (answer, locale) =>
        Object.fromEntries(Object.entries(answer).map(([part, said]) => [part, [partValue(part, said, locale)]])),
    },
  },
  testedBy: 'chose',
  read: readAddress,
  missing: () => ({ key: 'missingAddress' }),
  isWhole: (question, answer) => partsNeeded(question).every((part) => answer[part] !== undefined),
  imagine: imagineAddress,
  countsAs: () => 'places',
  cells: placeCells,
  withoutPerson: ({ line, postcode, ...places }) => ({
    ...places,
    ...(line !== undefined && { line: TAKEN_OUT }),
    ...(postcode !== undefined && { postcode: TAKEN_OUT }),
  }),
  reported: reportedPlaces,
  words: (_question, answer, locale) => addressWords(answer, locale, locale),
  plain: (_question, answer, locale) => addressWords(answer, locale, 'en'),
  columns: {
    of: (question) => partsAsked(question).map(labelled),
    plain: (_question, answer, column, locale) => partWords(answer, column as AddressPart, locale),
  },
};

function labelled(id: AddressPart): Option {
  return { id, label: PART_LABELS[id] };
}

/** The places of a level: what a condition can look for there. Without one there is nothing to choose from. */
function placesIn(level: string | undefined): readonly Option[] {
  const of = PLACE_LEVELS.find((one) => one === level);
  return of ? listed(of) : [];
}

/** The same array each time, for the checker looks into it at every test of every condition. */
const listed = onceOfNames((level: PlaceLevel): readonly Option[] =>
  idsOf(level).map((id) => ({ id, label: placeName(id) })),
);

/** The ids of all places of a level, in the order of the list. */
function idsOf(level: PlaceLevel): readonly string[] {
  let ids = [''];
  for (const wider of levelsTo(level)) ids = ids.flatMap((above) => idsWithin(above, wider));
  return ids;
}

function idsWithin(above: string, level: PlaceLevel): readonly string[] {
  const ids: string[] = [];
  const prefix = above === '' ? '' : `${above}-`;
  for (let number = 1; isPlace(`${prefix}${number}`, level); number += 1) ids.push(`${prefix}${number}`);
  return ids;
}

function partValue(part: string, said: string, locale: Locale): string {
  return part === 'postcode' && locale === 'bn' ? toBengaliDigits(said) : said;
}

function partWords(answer: Address, part: AddressPart, locale: Locale): string {
  const said = answer[part] ?? '';
  return PLACE_LEVELS.some((level) => level === part) ? localizedText(placeName(said), locale) || said : said;
}

/** From the narrowest on, as an address is written; a district that is called like its division is said once. */
function addressWords(answer: Address, locale: Locale, digits: Locale): string {
  const [upazila, district, division] = [...PLACE_LEVELS].reverse().map((level) => partWords(answer, level, locale));
  const places = [answer.line, upazila, district, division === district ? '' : division].filter(Boolean).join(', ');
  return [places, partValue('postcode', answer.postcode ?? '', digits)].filter(Boolean).join(' ');
}

/** `option:<id>` counts people at every level. */
function placeCells(_question: AddressQuestion, answer: Address): Cells {
  const places = PLACE_LEVELS.flatMap((level) => answer[level] ?? []);
  return Object.fromEntries(places.map((id) => [`option:${id}`, 1n]));
}

function imagineAddress(question: AddressQuestion, person: MadeUpPerson): Address {
  const asked = partsAsked(question);
  const divisions = idsOf('division');
  let place = divisions[person.pick(divisions.length)] ?? '1';
  for (const level of levelsTo(question.level).slice(1)) {
    const within = idsWithin(place, level);
    place = within[Number(person.digits(4)) % within.length] ?? place;
  }
  const answer: Partial<Record<AddressPart, string>> = {};
  for (const level of levelsTo(levelOf(place))) answer[level] = placeWithin(place, level);
  if (asked.includes('line')) answer.line = person.say();
  if (asked.includes('postcode')) answer.postcode = `1${person.digits(3)}`;
  return answer;
}
