import type { Given } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { getPendingSignIn as endpoint } from '../../contract/second-step.ts';
import { readSecondStep } from '../second-step/pending-sign-in.ts';
import type { Visit } from '../visit.ts';

/** Whether this browser waits to enter its code. */
export async function getPendingSignIn(
  visit: Pick<Visit, 'cookies' | 'keys' | 'now'>,
): Promise<Given<typeof endpoint>> {
  if (!(await readSecondStep(visit))) throw new AppError('not_found');
  return {};
}
