import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBlank, isReworded, localizedText, missingLocales, readLocalized } from './localized.ts';

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

describe('isReworded', () => {
  test.each([
    ['the same text', { en: 'Age', bn: 'বয়স' }, { en: 'Age', bn: 'বয়স' }, false],
    ['space around it', { en: ' Age ' }, { en: 'Age' }, false],
    ['a translation that came', { en: 'Age', bn: 'বয়স' }, { en: 'Age' }, false],
    ['another text', { en: 'Your age' }, { en: 'Age' }, true],
    ['another text in one of two languages', { en: 'Age', bn: 'আপনার বয়স' }, { en: 'Age', bn: 'বয়স' }, true],
    ['the other language alone', { bn: 'বয়স' }, { en: 'Age' }, true],
    ['a text where there was none', { en: 'Age' }, {}, false],
  ])('%s: %j after %j is %s', (_what, now, then, reworded) => {
    expect(isReworded(now, then)).toBe(reworded);
  });

  test('is the same from either side, and nothing is another wording of itself', () => {
    const word = fc.constantFrom('Age', ' Age', 'Years', ' ', undefined);
    const text = fc.record({ en: word, bn: word });
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(isReworded(one, other)).toBe(isReworded(other, one));
        expect(isReworded(one, one)).toBe(false);
      }),
    );
  });
});
