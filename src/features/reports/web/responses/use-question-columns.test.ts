import { expect, it } from 'vitest';
import { aroundOutOf } from '#domain/text/format.ts';
import { inColumn, measureOf } from './use-question-columns.ts';

const km = { before: '', after: ' km' };

it('says in the head what every number of a column would say again', () => {
  expect([measureOf(km), inColumn('1,200.5 km', km)]).toEqual(['km', { ...km, said: '1,200.5' }]);
  const [en, bn] = [aroundOutOf(5, 'en'), aroundOutOf(5, 'bn')];
  expect([measureOf(en), inColumn('4 of 5', en)]).toEqual(['of 5', { ...en, said: '4' }]);
  expect([measureOf(bn), inColumn('৫-এর মধ্যে ৪', bn)]).toEqual(['৫-এর মধ্যে', { ...bn, said: '৪' }]);
});

it('leaves whole what was counted otherwise, or is no number', () => {
  const whole = (said: string) => ({ before: '', said, after: '' });
  expect(inColumn('3 miles', km)).toEqual(whole('3 miles'));
  expect(inColumn('9 of 10', aroundOutOf(5, 'en'))).toEqual(whole('9 of 10'));
  expect([measureOf(undefined), inColumn('by bus', undefined)]).toEqual(['', whole('by bus')]);
});
