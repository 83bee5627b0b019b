import { describe, expect, test } from 'vitest';
import { isBlank, localizedText, missingLocales, readLocalized } from './localized.ts';

describe('readLocalized', () => {
  test('reads the language asked for', () => {
    expect(readLocalized({ en: 'Age', bn: 'বয়স' }, 'bn')).toEqual({ text: 'বয়স', lang: 'bn' });
  });

  test('falls back to the other language when blank, and says so', () => {
    expect(readLocalized({ en: 'Age', bn: ' \n' }, 'bn')).toEqual({ text: 'Age', lang: 'en' });
    expect(readLocalized({ bn: 'বয়স' }, 'en')).toEqual({ text: 'বয়স', lang: 'bn' });
  });

  test.each([undefined, null, {}, { en: '', bn: '  ' }])('finds nothing in %j', (text) => {
    expect(readLocalized(text, 'en')).toBeUndefined();
    expect(localizedText(text, 'en')).toBe('');
    expect(isBlank(text)).toBe(true);
  });
});

test('localizedText is the text alone', () => {
  expect(localizedText({ en: 'Age' }, 'bn')).toBe('Age');
});

test('missingLocales names the wanted languages in which nothing is written', () => {
  expect(missingLocales({ en: 'Age', bn: ' ' }, ['en', 'bn'])).toEqual(['bn']);
  expect(missingLocales({ en: 'Age' }, ['en'])).toEqual([]);
  expect(missingLocales(undefined, ['en', 'bn'])).toEqual(['en', 'bn']);
  expect(isBlank({ bn: 'বয়স' })).toBe(false);
});
