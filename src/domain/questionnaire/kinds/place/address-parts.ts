import { levelsTo, type PlaceLevel } from '../../../places/place-levels.ts';
import type { Localized } from '../../../text/localized.ts';
import type { QuestionOf } from '../../schema.ts';

export type AddressPart = PlaceLevel | 'line' | 'postcode';

/** What each part of an address is called, whoever asks for it. */
export const PART_LABELS: { readonly [P in AddressPart]: Localized } = {
  division: { en: 'Division', bn: 'বিভাগ' },
  district: { en: 'District', bn: 'জেলা' },
  upazila: { en: 'Upazila', bn: 'উপজেলা' },
  line: { en: 'House, road, village or area', bn: 'বাড়ি, রাস্তা, গ্রাম বা এলাকা' },
  postcode: { en: 'Post code', bn: 'পোস্ট কোড' },
};

/** The parts that a question asks for, in the order in which they are. */
export function partsAsked({
  level,
  asksLine,
  asksPostcode,
}: Pick<QuestionOf<'postal_address'>, 'level' | 'asksLine' | 'asksPostcode'>): readonly AddressPart[] {
  const parts: AddressPart[] = [...levelsTo(level)];
  if (asksLine) parts.push('line');
  if (asksPostcode) parts.push('postcode');
  return parts;
}

/**
 * The parts that have to be there where an answer has to be. Who lives in a city corporation lives in no upazila, and
 * few know their post code.
 */
export function partsNeeded(question: QuestionOf<'postal_address'>): readonly AddressPart[] {
  return partsAsked(question).filter((part) => part !== 'upazila' && part !== 'postcode');
}
