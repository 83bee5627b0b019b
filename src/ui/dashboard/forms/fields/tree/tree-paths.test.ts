import { expect, it } from 'vitest';
import { isFound, pathsOf } from './tree-paths.ts';

const paths = pathsOf([
  {
    value: 'dhaka',
    label: 'ঢাকা বিভাগ',
    children: [{ value: 'city', label: 'ঢাকা', children: [{ value: 'mirpur', label: 'মিরপুর ১০' }] }],
  },
  { value: 'sylhet', label: 'Sylhet Division' },
]);
const found = (typed: string) => [...paths].filter(([, path]) => isFound(path, typed)).map(([value]) => value);

it('tells the names from the smallest to the largest, as an address does', () => {
  expect(paths.get('mirpur')).toEqual(['মিরপুর ১০', 'ঢাকা', 'ঢাকা বিভাগ']);
});

it.each([
  ['বিভাগ', ['dhaka', 'city', 'mirpur']],
  ['মিরপুর 10', ['mirpur']],
  ['ঢাকা মির', ['mirpur']],
  ['SYLHET', ['sylhet']],
  ['  ', ['dhaka', 'city', 'mirpur', 'sylhet']],
  ['hylet', []],
])('finds by the beginnings of words, its own and those above it: %s', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});
