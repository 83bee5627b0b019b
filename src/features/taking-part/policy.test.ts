import { expect, test } from 'vitest';
import { mayAnswerAgain } from './policy.ts';

test('only who may answer once is kept from answering again', () => {
  expect(mayAnswerAgain('nobody', 'completed')).toBe(true);
  expect(mayAnswerAgain('device', 'completed')).toBe(false);
  expect(mayAnswerAgain('account', 'answering')).toBe(true);
  expect(mayAnswerAgain('device', undefined)).toBe(true);
});
