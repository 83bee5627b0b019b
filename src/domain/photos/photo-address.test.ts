import { expect, it } from 'vitest';
import { PHOTO_SIDES, photoAddresses } from './photo-address.ts';

it('names sizes that are served, also for fine screens', () => {
  expect(photoAddresses('/photos/k', 30)).toEqual({
    src: '/photos/k?q=80&w=30&h=30',
    srcSet: '/photos/k?q=80&w=30&h=30 1x, /photos/k?q=80&w=60&h=60 2x',
  });
  for (const side of [30, 32, 40, 96] as const) expect(PHOTO_SIDES).toEqual(expect.arrayContaining([side, side * 2]));
});
