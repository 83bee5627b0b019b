import { expect, test } from 'vitest';
import { cleanLocalized } from './clean-localized.ts';

test('each language is cleaned, and one with nothing written is left out', () => {
  expect(cleanLocalized({ en: '  Tea\r\nor coffee ', bn: ' \n ' })).toEqual({ en: 'Tea\nor coffee' });
  expect(cleanLocalized({})).toEqual({});
});

test('plain words stay as they are, in their normal form', () => {
  expect(cleanLocalized({ en: ' a < b ', bn: '\u09dc' })).toEqual({ en: 'a < b', bn: '\u09a1\u09bc' });
});

test('what cleans may be another', () => {
  const withoutMarks = (written: string) => written.replaceAll(/<[^>]*>/g, '');
  expect(cleanLocalized({ en: '<b>Tea</b>', bn: '<b></b>' }, withoutMarks)).toEqual({ en: 'Tea' });
});
