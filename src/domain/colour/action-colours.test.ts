import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionColours, HOUSE_ACTION } from './action-colours.ts';
import { actionPairs, isReadableAction, looksLikeDanger, readableAction } from './action-pairs.ts';
import { contrast } from './contrast.ts';
import { GROUNDS, INKS, SCHEMES } from './grounds.ts';
import { fromOklch, toOklch } from './oklch.ts';

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

it('a colour is the same after going through Oklch', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      expect(fromOklch(toOklch(colour))).toBe(colour);
    }),
  );
});

describe('what may be chosen', () => {
  it.each([
    [HOUSE_ACTION, []],
    ['#0b5fff', ['hover', 'jasmine']],
    ['#f5a524', ['words', 'paper', 'surface', 'sunken', 'hover', 'jasmine']],
    // Readable but where an entry is pointed at.
    ['#3d7a3d', ['hover']],
  ])('%s fails with %j', (colour, failing) => {
    const failed = actionPairs(colour).filter(({ isReadable }) => !isReadable);
    expect(failed.map(({ pair }) => pair)).toEqual(failing);
  });

  it('is offered darker where it cannot be read, and as it is where it can', () => {
    expect(readableAction(HOUSE_ACTION)).toBe(HOUSE_ACTION);
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(isReadableAction(readableAction(colour))).toBe(true);
      }),
    );
  });
});

it('knows red, and nothing else, for the colour of what is wrong', () => {
  expect(['#c8321f', '#b02a19', '#d32f2f', '#8b1a1a'].map(looksLikeDanger)).not.toContain(false);
  expect([HOUSE_ACTION, '#0b5fff', '#8e24aa', '#c2185b', '#946000', '#333333'].map(looksLikeDanger)).not.toContain(
    true,
  );
});

describe.each(SCHEMES)('what follows from it in the %s scheme', (scheme) => {
  it('is readable wherever it stands, whatever was chosen', () => {
    fc.assert(
      fc.property(anyColour.map(readableAction), (chosen) => {
        const made = actionColours(chosen, scheme);
        const tint = made['primary-tint'];
        for (const ground of Object.values(GROUNDS[scheme])) {
          expect(contrast(made.primary, ground)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(made['primary-text'], ground)).toBeGreaterThanOrEqual(4.5);
        }
        for (const filled of [made.primary, made['primary-hover'], made['primary-active']]) {
          expect(contrast(made['on-primary'], filled)).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(made['primary-text'], tint)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(INKS[scheme].ink, tint)).toBeGreaterThanOrEqual(7);
        expect(contrast(INKS[scheme]['ink-muted'], tint)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
