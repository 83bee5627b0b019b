import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { exampleOf, fitMask, isMaskOfDigits } from './mask.ts';

test.each<[string, string, string | undefined]>([
  ['99-9999', '12-3456', '12-3456'],
  ['99-9999', '১২৩৪৫৬', '12-3456'],
  ['৯৯-৯', '১২৩', '12-3'],
  ['99-9999', ' 12 3456 ', '12-3456'],
  ['99-9999', '12–3456', '12-3456'],
  ['99-9999', '12-345', undefined],
  ['99-9999', '12-34567', undefined],
  ['99-9999', 'ab-cdef', undefined],
  ['aa 99', 'ঢা মে ১২', 'ঢামে 12'],
  ['a-***', 'B4c5', 'B-4c5'],
  ['(99)', '12', '(12)'],
  ['+880 99', '+880 17', '+880 17'],
])('%s takes %j as %j', (mask, text, fitted) => {
  expect(fitMask(mask, text)).toBe(fitted);
});

it('takes its own example, and what it made of a text once more', () => {
  const masks = fc.array(fc.constantFrom('9', 'a', '*', '-', ' ', '/', '('), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(masks, (signs) => {
      const mask = signs.join('');
      const { en = '', bn = '' } = exampleOf(mask);
      for (const example of [en, bn]) {
        const fitted = fitMask(mask, example);
        expect(fitted).toBeDefined();
        expect(fitMask(mask, fitted ?? '')).toBe(fitted);
      }
    }),
  );
});

it('asks for a keyboard of digits where nothing else is typed', () => {
  expect(isMaskOfDigits('99-9999')).toBe(true);
  expect(isMaskOfDigits('a9')).toBe(false);
});
