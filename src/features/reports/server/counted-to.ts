import type { CutOff } from '#features/responses/public.ts';
import type { CountedTo } from '../contract/counted-to.ts';

/** Up to where something goes, as it is told. */
export function countedTo(cutOff: CutOff | undefined): CountedTo {
  return { countedTo: cutOff ? new Date(cutOff.at).toISOString() : null, waiting: cutOff?.newer ?? 0 };
}
