import fc from 'fast-check';
import { LOCALES } from '../../text/locale.ts';
import { type Facts, factsOf } from '../logic/facts.ts';

/** What may be known of somebody who answers one of the questionnaires with logic. */
export function someFacts(): fc.Arbitrary<Facts> {
  const areas = fc.option(fc.constantFrom(...AREAS), { nil: undefined });
  return fc.tuple(fc.constantFrom(...LOCALES), areas).map(([locale, area]) => {
    return factsOf({ locale, hiddenValues: area === undefined ? {} : { area } });
  });
}

export const AREAS = ['Dhaka', 'dhaka', 'সিলেট ১', 'সিলেট 1'];
