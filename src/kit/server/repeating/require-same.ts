import { AppError, type MessageRef } from '#kit/contract/errors.ts';
import { differingNames, type Fingerprint } from './fingerprint.ts';
import { HEADER } from './rule.ts';

/** Refuses another request under the key of an earlier one, naming what differs. */
export function requireSame(first: Fingerprint, second: Fingerprint): void {
  const names = differingNames(first, second);
  if (names.length === 0) return;
  throw new AppError('conflict', {
    message: 'keyReused',
    fields: Object.fromEntries(names.map((name) => [name, [{ key: 'differsFromFirst' }]])),
  });
}

/** What a request under the key of another endpoint's call is refused with. */
export function keyOfOtherCall(call: string): AppError {
  const messages: MessageRef[] = [{ key: 'keyOfOtherCall', values: { call } }];
  return new AppError('conflict', { message: 'keyReused', fields: { [HEADER]: messages } });
}
