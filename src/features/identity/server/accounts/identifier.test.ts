import { describe, expect, test } from 'vitest';
import { maskIdentifier, parseIdentifier } from './identifier.ts';

describe('parseIdentifier', () => {
  test('reads an e-mail address in its one form', () => {
    expect(parseIdentifier(' Somebody@Example.com ')).toEqual({ kind: 'email', value: 'somebody@example.com' });
  });

  test('reads a mobile number in either digit set', () => {
    expect(parseIdentifier('০১৭১২-৩৪৫৬৭৮')).toEqual({ kind: 'phone', value: '+8801712345678' });
    expect(parseIdentifier('+880 1712 345678')).toEqual({ kind: 'phone', value: '+8801712345678' });
  });

  test('refuses what is neither', () => {
    for (const typed of ['', 'somebody', '12345', 'a@b', '01212345678']) expect(parseIdentifier(typed)).toBeUndefined();
  });
});

test('maskIdentifier keeps only what its owner recognises', () => {
  expect(maskIdentifier('somebody@example.com')).toBe('s•••@example.com');
  expect(maskIdentifier('+8801712345678')).toBe('+88017•••••678');
});
