import { expect, it, test } from 'vitest';
import { findAmong, findKey } from './find-options.ts';

const options = [
  ['Gazipur', 'গাজীপুর'],
  ['Cumilla', 'কুমিল্লা'],
  ['North Matlab', 'মতলব উত্তর'],
  ['Ward 12', 'ওয়ার্ড ১২'],
  ['Cox’s Bazar', 'কক্সবাজার'],
].map(([en = '', bn = '']) => ({ en, keys: [en, bn].map(findKey) }));

test.each([
  ['GAZ', ['Gazipur']],
  ['গাজি', ['Gazipur']],
  ['কুমীল্লা', ['Cumilla']],
  ['১২', ['Ward 12']],
  ['ward ১২', ['Ward 12']],
  ["cox's", ['Cox’s Bazar']],
  ['উত্তর', ['North Matlab']],
  ['zip', ['Gazipur']],
  ['Chandpur', []],
])('%s finds %j', (query, found) => {
  expect(findAmong(options, query).map(({ en }) => en)).toEqual(found);
});

it('puts first what begins so, then what has such a word, and offers all where nothing is typed', () => {
  const named = ['Sadar', 'Sadarpur', 'Feni Sadar', 'Faridpur Sadar', 'Barisadar'].map((name) => ({
    name,
    keys: [findKey(name)],
  }));
  expect(findAmong([...named].reverse(), 'sadar').map(({ name }) => name)).toEqual([
    'Sadarpur',
    'Sadar',
    'Faridpur Sadar',
    'Feni Sadar',
    'Barisadar',
  ]);
  expect(findAmong(named, ' ')).toBe(named);
});
