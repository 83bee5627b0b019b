import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LOCALES } from './locale.ts';
import { readMoney, writeMoney } from './money.ts';

it.each([
  ['1,00,000', 10_000_000],
  ['১,০০,০০০', 10_000_000],
  ['৳ 1500.5', 150_050],
  ['৳১৫০০.৫০', 150_050],
  ['-20', -2_000],
  ['-৳20', -2_000],
  ['0.29', 29],
  ['', undefined],
  ['৳', undefined],
  ['1.005', undefined],
  ['twenty', undefined],
  ['1e3', undefined],
  ['99999999999999999', undefined],
])('%s taka are %s poisha', (typed, poisha) => {
  expect(readMoney(typed)).toBe(poisha);
});

it('writes with lakh grouping, in the digits of the page, and decimals where there are any', () => {
  expect([writeMoney(10_000_000, 'en'), writeMoney(10_000_000, 'bn')]).toEqual(['1,00,000', '১,০০,০০০']);
  expect([writeMoney(150_050, 'en'), writeMoney(5, 'bn')]).toEqual(['1,500.50', '০.০৫']);
});

it('reads back what it wrote', () => {
  const amount = fc.integer({ min: -1e13, max: 1e13 });
  fc.assert(
    fc.property(amount, fc.constantFrom(...LOCALES), (poisha, locale) => {
      expect(readMoney(writeMoney(poisha, locale))).toBe(poisha);
    }),
  );
});
