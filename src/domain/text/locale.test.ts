import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLocale, LOCALES, localeAmong, localeOfPath, localizePath, pathWithoutLocale } from './locale.ts';

const anyPath = fc
  .array(fc.constantFrom('bn', 'bnx', 'survey', '/', '//', '\\', '?q=1', '#top', ' ', 'জরিপ'), { maxLength: 8 })
  .map((parts) => `/${parts.join('')}`);

test('somebody is asked in their language where a survey has it, else in its first', () => {
  expect(localeAmong(['bn', 'en'], 'en')).toBe('en');
  expect(localeAmong(['bn'], 'en')).toBe('bn');
  expect(localeAmong([], 'bn')).toBe('bn');
});

test('only the two languages are locales', () => {
  expect(['en', 'bn', 'fr', '', undefined, null, 1].filter(isLocale)).toEqual(['en', 'bn']);
});

test.each([
  ['/', 'en'],
  ['/bn', 'bn'],
  ['/bn/', 'bn'],
  ['/bn?page=2', 'bn'],
  ['/bn/survey/7', 'bn'],
  ['/bnx', 'en'],
  ['/survey/bn', 'en'],
])('the locale of %s is %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale);
});

describe('localizePath', () => {
  test.each([
    ['/', '/bn', '/'],
    ['/survey?page=2#top', '/bn/survey?page=2#top', '/survey?page=2#top'],
    ['/?page=2', '/bn?page=2', '/?page=2'],
    ['/bn', '/bn', '/'],
    ['/bn/survey', '/bn/survey', '/survey'],
    ['/bnx', '/bn/bnx', '/bnx'],
  ])('%s is %s in Bengali and %s in English', (path, bengali, english) => {
    expect(localizePath(path, 'bn')).toBe(bengali);
    expect(localizePath(path, 'en')).toBe(english);
  });

  test('never turns a path into an address elsewhere', () => {
    for (const path of ['//evil.example', '/bn//evil.example', '/bn/\\evil.example', '/bn/\t/evil.example']) {
      expect(localizePath(path, 'en')).toBe('/evil.example');
      expect(localizePath(path, 'bn')).toBe('/bn/evil.example');
    }
  });

  test('is idempotent, lands in its language and keeps the page', () => {
    fc.assert(
      fc.property(anyPath, fc.constantFrom(...LOCALES), (path, locale) => {
        const localized = localizePath(path, locale);
        expect(localizePath(localized, locale)).toBe(localized);
        expect(localeOfPath(localized)).toBe(locale);
        expect(pathWithoutLocale(localized)).toBe(pathWithoutLocale(path));
      }),
    );
  });
});
