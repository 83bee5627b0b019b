import { DAY_PARTS } from './day-parts.ts';

/** The fields of the first day and those of the last. */
export const END_PARTS = (['from', 'to'] as const).map((end) => DAY_PARTS.map((part) => `${end}-${part}`));
