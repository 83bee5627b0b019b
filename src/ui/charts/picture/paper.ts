/** A picture leaves the page for a slide or a letter: its colours are those of the light scheme, in words of CSS. */
export const PAPER: Readonly<Record<string, string>> = {
  '--surface': '#ffffff',
  '--sunken': '#f4f2eb',
  '--line': '#e4e2da',
  '--ink': '#14211c',
  '--ink-muted': '#55655e',
  '--chart-1': '#0072b2',
  '--chart-2': '#e69f00',
  '--chart-3': '#56b4e9',
  '--chart-4': '#d55e00',
  '--chart-5': '#332288',
  '--chart-6': '#cc79a7',
  '--chart-7': '#f0e442',
  '--chart-8': '#4d4d4d',
  '--chart-middle': '#a8aca4',
};

/** What has one colour on a page has the first on paper, whichever part of the page it stands in. */
const ONE = '--chart-one';

const MIX = /^color-mix\(in oklab, (.+) (\d+)%, (.+)\)$/;

/** A colour of a style sheet as six digits, which every reader of a picture knows. */
export function onPaper(colour: string): string {
  const mixed = MIX.exec(colour);
  if (mixed) return mix(onPaper(mixed[1] ?? ''), onPaper(mixed[3] ?? ''), Number(mixed[2]) / 100);
  const name = /^var\((.+)\)$/.exec(colour)?.[1] ?? '';
  return PAPER[name === ONE ? '--chart-1' : name] ?? colour;
}

function mix(one: string, other: string, part: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(one, at) * part + channel(other, at) * (1 - part)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
