/** How strong the colour nearest to the middle is. */
const WEAKEST = 25;

/**
 * The colour of a step of a scale, from 0: vermilion below the middle, river blue above it, the stronger the farther
 * out, grey in the middle. Told apart without colour vision, as no red and green are.
 */
export function stepColour(index: number, steps: number): string {
  const middle = (steps - 1) / 2;
  if (index === middle) return 'var(--chart-middle)';
  const outward = Math.abs(index - middle) / middle;
  const strength = Math.round(WEAKEST + (100 - WEAKEST) * outward);
  return `color-mix(in oklab, var(--chart-${index < middle ? 4 : 1}) ${strength}%, var(--chart-middle))`;
}

export interface Lean {
  /** The shares below, in and above the middle; together 1. */
  below: number;
  middle: number;
  above: number;
}

/** Which way the answers on a scale lean; an even number of steps has no middle. */
export function leanOf(shares: readonly { share: number }[]): Lean {
  const middle = (shares.length - 1) / 2;
  const sum = (among: (index: number) => boolean) =>
    shares.reduce((total, { share }, index) => total + (among(index) ? share : 0), 0);
  return {
    below: sum((index) => index < middle),
    middle: sum((index) => index === middle),
    above: sum((index) => index > middle),
  };
}
