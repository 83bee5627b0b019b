import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bandOf, holesBetween, overlapsOf, type ScoreBand } from './bands.ts';
import { addBand, removeBand, setBand } from './edit-bands.ts';

/** Bands as they come of pressing a button so often. */
const bandsOf = (count: number) =>
  Array.from({ length: count }).reduce<readonly ScoreBand[]>((bands, _, at) => addBand(bands, `b${at}`), []);

const boundsOf = (bands: readonly ScoreBand[]) => bands.map(({ from, to }) => [from, to]);

it('the first band is the whole, the next ones halve the widest', () => {
  expect(boundsOf(bandsOf(1))).toEqual([[0, 100]]);
  expect(boundsOf(bandsOf(3))).toEqual([
    [0, 25],
    [25, 50],
    [50, 100],
  ]);
  const holed = [{ id: 'b1', from: 20, to: 100, feedback: {} }];
  expect(boundsOf(addBand(holed, 'b2'))).toEqual([
    [0, 20],
    [20, 100],
  ]);
});

it('what touches a band follows its bounds, and fills its place when it is gone', () => {
  const [low, middle] = bandsOf(3);
  const changed = setBand(bandsOf(3), low?.id ?? '', { to: 40 });
  expect(boundsOf(changed)).toEqual([
    [0, 40],
    [40, 50],
    [50, 100],
  ]);
  expect(boundsOf(removeBand(changed, middle?.id ?? ''))).toEqual([
    [0, 50],
    [50, 100],
  ]);
  expect(boundsOf(removeBand(changed, low?.id ?? ''))).toEqual([
    [0, 50],
    [50, 100],
  ]);
  expect(removeBand(bandsOf(1), 'b0')).toEqual([]);
});

it('whatever is added and taken away, every score is in exactly one band', () => {
  const steps = fc.array(fc.nat({ max: 30 }), { maxLength: 40 });
  const score = fc.tuple(fc.bigInt({ min: -50n, max: 1000n }), fc.bigInt({ min: 1n, max: 1000n }));
  fc.assert(
    fc.property(steps, score, (pressed, [earned, points]) => {
      const bands = pressed.reduce<readonly ScoreBand[]>((now, step, at) => {
        const gone = now[step];
        if (gone && now.length > 1) return removeBand(now, gone.id);
        return now.length < 20 ? addBand(now, `s${at}`) : now;
      }, bandsOf(1));
      expect([holesBetween(bands), overlapsOf(bands)]).toEqual([[], []]);
      const marks = { earned: earned > points ? points : earned, points };
      const found = bands.filter((band) => bandOf([band], marks));
      expect(found).toEqual([bandOf(bands, marks)]);
    }),
  );
});
