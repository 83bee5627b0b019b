import type { Actor } from '#kit/contract/actor.ts';
import { accessRefusal, type Endpoint } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';

/** Refuses whoever may not call at all. Who is kept out only until they sign in by two steps is told so. */
export function refuseAccess(endpoint: Pick<Endpoint, 'access'>, caller: Actor | undefined): void {
  const refusal = accessRefusal(endpoint, caller);
  if (!refusal) return;
  const isForNow = refusal === 'forbidden' && caller?.needsSecondStep === true;
  throw new AppError(refusal, isForNow ? { message: 'secondStepNeeded' } : {});
}
