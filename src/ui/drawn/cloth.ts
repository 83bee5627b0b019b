import type { Theme } from '#domain/colour/themes.ts';

/** What is drawn on, in one scheme: the ground, what is printed on it, a sheet that lies on it, ink, thread, mark. */
type Dye = readonly [ground: string, print: string, sheet: string, ink: string, thread: string, mark: string];

/** Each colour of the house by daylight, and by lamplight in the dark. */
const DYES = {
  marigold: {
    light: ['#f5a524', '#e2910f', '#fffaf0', '#14211c', '#a8452c', '#006a4e'],
    dark: ['#d4901c', '#be7c10', '#f6ead0', '#14211c', '#8a3a25', '#00543e'],
  },
  river: {
    light: ['#0072b2', '#2489c6', '#fbfaf6', '#14211c', '#f5a524', '#006a4e'],
    dark: ['#0d5687', '#206c9e', '#efe7d4', '#14211c', '#f5a524', '#00543e'],
  },
  leaf: {
    light: ['#006a4e', '#158062', '#fbfaf6', '#14211c', '#f5a524', '#006a4e'],
    dark: ['#0a5642', '#196c55', '#efe7d4', '#14211c', '#f5a524', '#00543e'],
  },
  brick: {
    light: ['#a8452c', '#bf5f45', '#fff6ee', '#14211c', '#f5a524', '#006a4e'],
    dark: ['#8a3a25', '#a05039', '#f4e8da', '#14211c', '#f5a524', '#00543e'],
  },
  jasmine: {
    light: ['#f8efd6', '#ead9ab', '#ffffff', '#14211c', '#a8452c', '#006a4e'],
    dark: ['#2b2619', '#443c28', '#17130b', '#f3ecd4', '#f5a524', '#5ccba3'],
  },
} satisfies Record<Theme | 'leaf', { light: Dye; dark: Dye }>;

export type Colour = keyof typeof DYES;

const NAMES = ['ground', 'print', 'sheet', 'ink', 'thread', 'mark'] as const;

export type Point = readonly [x: number, y: number];

/** How a drawing names its colours. */
export const COLOUR = Object.fromEntries(NAMES.map((name) => [name, `var(--${name})`])) as Record<
  (typeof NAMES)[number],
  string
>;

/** A whole drawing as a file, in both schemes: no style sheet of a page reaches into its pictures. */
export function cloth(colour: Colour, [width, height]: readonly [number, number], drawn: readonly string[]): string {
  const { light, dark } = DYES[colour];
  const style = `:root{${valuesOf(light)}}@media(prefers-color-scheme:dark){:root{${valuesOf(dark)}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true"><style>${style}</style>${drawn.join('')}</svg>\n`;
}

/** The same by daylight alone, its colours written out: for what turns it into dots, and knows no variables. */
export function printedCloth(colour: Colour, [width, height]: readonly [number, number], drawn: readonly string[]) {
  const dye = DYES[colour].light;
  const dyed = NAMES.reduce((done, name, index) => done.replaceAll(COLOUR[name], String(dye[index])), drawn.join(''));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${dyed}</svg>`;
}

function valuesOf(dye: Dye): string {
  return NAMES.map((name, index) => `--${name}:${dye[index]}`).join(';');
}
