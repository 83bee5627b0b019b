/** Where the lines behind a chart stand: from 0 to at least the most, in two to four steps of 1, 2 or 5 times ten. */
export function ticksUpTo(most: number): number[] {
  const step = roundStep(Math.max(most, 1) / 4);
  const steps = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}

/** Whole: half an answer is none. */
function roundStep(least: number): number {
  if (least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((candidate) => candidate * power >= least) ?? 10) * power;
}

const NAMED = 6;

/** Which of many marks beside each other bear their name: both ends, and between them as many as leave others room. */
export function nameOf(index: number, marks: number): 'end' | 'inner' | undefined {
  const last = marks - 1;
  if (index === 0 || index === last) return 'end';
  const every = Math.ceil(marks / NAMED);
  return index % every === 0 && last - index >= every ? 'inner' : undefined;
}
