import { expect, it } from 'vitest';
import { namesWidth } from './names-width.ts';

it('is as wide as the longest name needs, counted in letters as people see them', () => {
  expect(namesWidth(['Bus', 'Rickshaw'])).toEqual({ '--names': 'min(32%, 4.6em)' });
  expect(namesWidth(['রিকশা'])).toEqual(namesWidth(['Bus']));
});
