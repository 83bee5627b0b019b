import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRADES } from './attempts.ts';
import { type GradedMarks, gradeOf } from './grade.ts';
import { divide, millionths } from './points.ts';

function marks(earned: number, of: number, pass?: number): GradedMarks {
  const [won, points] = [millionths(earned), millionths(of)];
  const passed = pass === undefined ? undefined : won * 100n >= points * BigInt(pass);
  return {
    earned: won,
    points,
    percent: Number(divide(won * 10_000n, points)) / 100,
    passed,
    pass,
    seconds: 60,
    waiting: 0,
  };
}

/** Attempts at a quiz of some points, which may cost more than they earn. */
const some = fc
  .integer({ min: 1, max: 1_000 })
  .chain((of) =>
    fc.array(fc.integer({ min: -of, max: of }), { minLength: 1, maxLength: 12 }).map((all) => ({ of, all })),
  );
const attemptsOf = ({ of, all }: { of: number; all: readonly number[] }) => all.map((earned) => marks(earned, of, 50));

describe('the grade of several attempts', () => {
  it('is by any rule what one attempt came to, and nothing without any', () => {
    const one = marks(7.5, 10, 60);
    for (const rule of GRADES) {
      expect(gradeOf(rule, [one])).toMatchObject({ earned: one.earned, points: one.points, percent: 75, passed: true });
      expect(gradeOf(rule, [])).toBeUndefined();
    }
  });

  it('lies between the least and the most of them, and says of itself whether it passes', () => {
    fc.assert(
      fc.property(some, fc.constantFrom(...GRADES), (made, rule) => {
        const grade = gradeOf(rule, attemptsOf(made));
        expect(grade?.earned).toBeGreaterThanOrEqual(millionths(Math.min(...made.all)));
        expect(grade?.earned).toBeLessThanOrEqual(millionths(Math.max(...made.all)));
        expect(grade?.passed).toBe((grade?.earned ?? 0n) * 100n >= millionths(made.of) * 50n);
      }),
    );
  });

  it('does not ask in which order they were made, where it is the best or the average', () => {
    fc.assert(
      fc.property(some, fc.constantFrom('highest', 'average'), (made, rule) => {
        const turned = attemptsOf({ ...made, all: made.all.toReversed() });
        expect(gradeOf(rule, turned)).toEqual(gradeOf(rule, attemptsOf(made)));
      }),
    );
  });

  it('never falls by another attempt where the best counts, and stays where the first does', () => {
    fc.assert(
      fc.property(some, (made) => {
        const [before, after] = [attemptsOf(made).slice(0, -1), attemptsOf(made)];
        if (before.length === 0) return;
        expect(gradeOf('highest', after)?.earned).toBeGreaterThanOrEqual(gradeOf('highest', before)?.earned ?? 0n);
        expect(gradeOf('first', after)).toEqual(gradeOf('first', before));
        expect(gradeOf('last', after)).toEqual(after.at(-1));
      }),
    );
  });

  it('compares by the part of the points where a later version asked for others', () => {
    const [small, large] = [marks(4, 5), marks(7, 10)];
    expect(gradeOf('highest', [large, small])).toEqual(small);
    expect(gradeOf('average', [small, large])).toMatchObject({
      earned: millionths(7.5),
      points: millionths(10),
      percent: 75,
    });
  });

  it('rounds an average once', () => {
    expect(gradeOf('average', [marks(1, 3), marks(0, 3), marks(0, 3)])?.earned).toBe(333_333n);
  });
});
