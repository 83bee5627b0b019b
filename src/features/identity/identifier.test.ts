import { describe, expect, test } from 'vitest';
import { parseIdentifier } from './identifier.ts';

describe('parseIdentifier', () => {
  test('reads an email address in its one form', () => {
    const identifier = { kind: 'email', value: 'somebody@example.com' };
    expect(parseIdentifier(' Somebody@Example.com ')).toEqual({ identifier });
  });

  test('reads a mobile number in either digit set', () => {
    const identifier = { kind: 'phone', value: '+8801712345678' };
    expect(parseIdentifier('০১৭১২-৩৪৫৬৭৮')).toEqual({ identifier });
    expect(parseIdentifier('+880 1712 345678')).toEqual({ identifier });
  });

  test.each([
    ['somebody', 'emailOrPhone'],
    ['a@b', 'email'],
    ['12345', 'length'],
    ['01212345678', 'phone'],
  ])('refuses %j: %s', (typed, problem) => {
    expect(parseIdentifier(typed)).toMatchObject({ problem });
  });
});
