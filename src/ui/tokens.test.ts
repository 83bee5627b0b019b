import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HOUSE_COLOURS } from '#domain/colour/action-colours.ts';
import { contrast, luminance } from '#domain/colour/contrast.ts';
import { GROUNDS, INKS } from '#domain/colour/grounds.ts';
import { THEMES } from '#domain/colour/themes.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function coloursAfter(opening: string): Map<string, string> {
  const start = css.indexOf(opening);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map((match) => [String(match[1]), String(match[2])]),
  );
}

const light = coloursAfter(':root {');
const dark = coloursAfter('(prefers-color-scheme: dark)');

function ratio(scheme: Map<string, string>, ink: string, ground: string): number {
  return contrast(scheme.get(ink) ?? '', scheme.get(ground) ?? '');
}

const grounds = ['--paper', '--surface', '--sunken', '--hover', '--jasmine'];
/** What fills a page, a cover or a bar, with the colour of words on it. */
const fillings = THEMES;
const CLOTHS = ['marigold', 'river', 'brick', 'ink'];
const tones = ['primary', 'accent', 'danger', 'success', 'info'];

/** WCAG 2.2: 7 for running text, 4.5 for other text, 3 for what is not text. */
const pairs: [ink: string, ground: string, least: number][] = [
  ...grounds.map((ground): [string, string, number] => ['--ink', ground, 7]),
  ...grounds.map((ground): [string, string, number] => ['--ink-muted', ground, 4.5]),
  ...grounds.map((ground): [string, string, number] => ['--line-strong', ground, 3]),
  ...grounds.map((ground): [string, string, number] => ['--focus', ground, 3]),
  ...grounds.map((ground): [string, string, number] => ['--chart-outline', ground, 3]),
  ...tones.flatMap((tone) => grounds.map((ground): [string, string, number] => [`--${tone}-text`, ground, 4.5])),
  ...tones.map((tone): [string, string, number] => [`--${tone}-text`, `--${tone}-tint`, 4.5]),
  ...tones.map((tone): [string, string, number] => ['--ink', `--${tone}-tint`, 7]),
  ...tones.map((tone): [string, string, number] => [`--on-${tone}`, `--${tone}`, 4.5]),
  ['--on-primary', '--primary-hover', 4.5],
  ['--on-primary', '--primary-active', 4.5],
  ...grounds.map((ground): [string, string, number] => ['--primary', ground, 3]),
  ...fillings.map((filling): [string, string, number] => [`--on-${filling}`, `--${filling}`, 4.5]),
  ...CLOTHS.map((dye): [string, string, number] => [`--on-${dye}-cloth`, `--${dye}-cloth`, 4.5]),
  // What lies among other things and has no line of its own.
  ...CLOTHS.flatMap((dye) =>
    ['--surface', '--paper'].map((ground): [string, string, number] => [`--${dye}-cloth`, ground, 1.9]),
  ),
  ...[1, 2, 3, 4, 5].map((tint): [string, string, number] => [`--on-person-${tint}`, `--person-${tint}`, 4.5]),
  // As marks of data they stand on these.
  ...['river', 'brick'].flatMap((mark) => grounds.map((ground): [string, string, number] => [`--${mark}`, ground, 3])),
  ['--ink-muted', '--primary-tint', 4.5],
  ['--on-front', '--front', 7],
  // A sheet that hangs before it.
  ['--ink', '--front-sheet', 7],
  ['--ink-muted', '--front-sheet', 4.5],
  ['--accent-text', '--front-sheet', 4.5],
  ['--line-strong', '--front-sheet', 3],
  ['--focus', '--front-sheet', 3],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s scheme', (_name, scheme) => {
  it.each(pairs)('%s is readable on %s', (ink, ground, least) => {
    expect(ratio(scheme, ink, ground)).toBeGreaterThanOrEqual(least);
  });
});

describe('the tokens', () => {
  it('have every colour in both schemes', () => {
    expect([...dark.keys()]).toEqual([...light.keys()]);
  });

  it('are known to what judges other colours', () => {
    const judged: [Map<string, string>, Record<string, string>][] = [
      [light, { ...GROUNDS.light, ...INKS.light, ...HOUSE_COLOURS.light }],
      [dark, { ...GROUNDS.dark, ...INKS.dark, ...HOUSE_COLOURS.dark }],
    ];
    for (const [scheme, known] of judged) {
      expect(Object.keys(known).map((name) => scheme.get(`--${name}`))).toEqual(Object.values(known));
    }
  });

  it('tell the chart colours apart in greyscale', () => {
    const shades = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => luminance(light.get(`--chart-${n}`) ?? ''));
    expect(new Set(shades.map((shade) => shade.toFixed(2))).size).toBe(8);
  });
});
