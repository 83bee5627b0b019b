import { ANSWERED_WITHIN_HOURS } from '../../contract/contact-us.ts';

const DUE_MS = ANSWERED_WITHIN_HOURS * 60 * 60 * 1000;

/** By when we answer what was written at this moment. */
export function contactDueAt(written: Date): Date {
  return new Date(written.getTime() + DUE_MS);
}
