import { expect, test } from 'vitest';
import { maskIdentifier } from './identifier.ts';

test('maskIdentifier keeps only what its owner recognises', () => {
  expect(maskIdentifier('somebody@example.com')).toBe('s•••@example.com');
  expect(maskIdentifier('+8801712345678')).toBe('+88017•••••678');
});
