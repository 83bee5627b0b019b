import { type AdmissionRule, quotas, responseLimit } from '#features/responses/public.ts';
import {
  attempts,
  clock,
  oncePer,
  pollPassword,
  practice,
  series,
  signIn,
  turns,
} from '#features/taking-part/public.ts';

/**
 * Who may start, save and complete, and what follows: every rule of the product, in the order in which they are asked.
 */
export const admissionRules: readonly AdmissionRule[] = [
  pollPassword,
  signIn,
  oncePer,
  attempts,
  clock,
  turns,
  practice,
  series,
  responseLimit,
  quotas,
];
