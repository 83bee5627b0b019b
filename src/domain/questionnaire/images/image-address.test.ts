import { describe, expect, it } from 'vitest';
import { imageAddress, imageAddresses } from './image-address.ts';

describe('imageAddress', () => {
  it('names the sides that are asked for', () => {
    expect(imageAddress('k', { w: 30 })).toBe('/images/k?w=30&q=80');
    expect(imageAddress('k', { w: 80, h: 80 })).toBe('/images/k?w=80&h=80&q=80');
    expect(imageAddress('k', {})).toBe('/images/k?q=80');
  });
});

describe('imageAddresses', () => {
  it('go up to as wide as the image is, and no further', () => {
    const widths = [160, 320, 640];
    expect(imageAddresses({ key: 'k', width: 900 }, widths)).toBe(
      '/images/k?w=160&q=80 160w, /images/k?w=320&q=80 320w, /images/k?w=640&q=80 640w',
    );
    expect(imageAddresses({ key: 'k', width: 200 }, widths)).toBe(
      '/images/k?w=160&q=80 160w, /images/k?w=320&q=80 200w',
    );
    expect(imageAddresses({ key: 'k', width: 20 }, widths)).toBe('/images/k?w=160&q=80 20w');
  });
});
