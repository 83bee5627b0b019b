import { customType } from 'drizzle-orm/pg-core';
import type { Reveal } from '../../../domain/quiz/reveal.ts';

/** Rules that an earlier release stored, or one that runs beside this while it is replaced, say nothing of `during`. */
type Stored = Omit<Reveal, 'during'> & Partial<Pick<Reveal, 'during'>>;

/** What those who answered a quiz are shown of it: during it nothing, unless its rules say so. */
export const revealColumn = customType<{ data: Reveal; driverData: Stored | string }>({
  dataType: () => 'jsonb',
  toDriver: (reveal) => JSON.stringify(reveal),
  fromDriver(stored) {
    const reveal = typeof stored === 'string' ? (JSON.parse(stored) as Stored) : stored;
    return { during: [], ...reveal };
  },
});
