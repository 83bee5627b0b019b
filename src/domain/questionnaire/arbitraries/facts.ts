import fc from 'fast-check';
import { LOCALES } from '../../text/locale.ts';
import type { HiddenValues } from '../hidden-values/hidden-value-name.ts';
import { type Facts, factsOf } from '../logic/facts.ts';

/** What may be known of somebody who answers one of the questionnaires with logic. */
export function someFacts(): fc.Arbitrary<Facts> {
  const areas = fc.option(fc.constantFrom(...AREAS), { nil: undefined });
  const sources = fc.option(fc.record({ from: fc.constantFrom(...WAYS), utm_source: fc.constantFrom(...WAYS) }), {
    nil: {},
  });
  return fc.tuple(fc.constantFrom(...LOCALES), areas, sources).map(([locale, area, source]) => {
    const hiddenValues: HiddenValues = area === undefined ? {} : { area };
    return factsOf({ _id: '', locale, hiddenValues, source, picked: null });
  });
}

export const WAYS = ['qr', 'QR', 'embed'];
export const AREAS = ['Dhaka', 'dhaka', 'সিলেট ১', 'সিলেট 1'];
