import { contrast, luminance, READABLE } from './contrast.ts';
import { GROUNDS, SCHEMES, type Scheme } from './grounds.ts';
import { fromOklch, type Oklch, toOklch } from './oklch.ts';

/** What is coloured by the one colour that is chosen, by the names that `ui/tokens.css` gives them. */
export interface ActionColours {
  primary: string;
  'primary-hover': string;
  'primary-active': string;
  'on-primary': string;
  'primary-tint': string;
  'primary-text': string;
}

/** The product's own, as `ui/tokens.css` has them: its test holds both together. */
export const HOUSE_COLOURS: Record<Scheme, ActionColours> = {
  light: {
    primary: '#006a4e',
    'primary-hover': '#00563f',
    'primary-active': '#00382a',
    'on-primary': '#ffffff',
    'primary-tint': '#e6f2ee',
    'primary-text': '#006a4e',
  },
  dark: {
    primary: '#3fb68b',
    'primary-hover': '#56c79d',
    'primary-active': '#7ad6b3',
    'on-primary': '#06231a',
    'primary-tint': '#123126',
    'primary-text': '#5ccba3',
  },
};
export const HOUSE_ACTION = HOUSE_COLOURS.light.primary;

/** What is hovered and pressed is this much darker, or lighter where the colour is nearly black or the scheme dark. */
const STEPS = [0.05, 0.11] as const;
const NEARLY_BLACK = 0.35;
/** The eye tells nothing blacker apart. */
const BLACKEST = 0.12;
/** Bright in the dark, and less strong: a strong colour would glow there. */
const DARK = { from: 0.68, strength: 0.14, text: 0.05 } as const;
const TINT = { light: { l: 0.955, c: 0.016 }, dark: { l: 0.29, c: 0.04 } } as const;
const INK_ON_BRIGHT = { l: 0.22, c: 0.04 } as const;

/**
 * All that follows from a colour which {@link actionPairs} finds readable: by day it is that colour itself, in the dark
 * its hue, as bright as is needed to be read on every ground.
 */
export function actionColours(chosen: string, scheme: Scheme): ActionColours {
  const base = toOklch(chosen);
  return scheme === 'light' ? byDay(chosen, base) : inTheDark(base);
}

/** Those of the site: the product's own where none was chosen. */
export function siteColours(chosen: string | null): Record<Scheme, ActionColours> {
  if (chosen === null) return HOUSE_COLOURS;
  return Object.fromEntries(SCHEMES.map((scheme) => [scheme, actionColours(chosen, scheme)])) as typeof HOUSE_COLOURS;
}

function byDay(chosen: string, base: Oklch): ActionColours {
  const step = (by: number) =>
    fromOklch({ ...base, l: base.l < NEARLY_BLACK ? Math.max(base.l, BLACKEST) + by : base.l - by });
  return {
    primary: chosen,
    'primary-hover': step(STEPS[0]),
    'primary-active': step(STEPS[1]),
    'on-primary': '#ffffff',
    'primary-tint': tintOf(base, 'light'),
    'primary-text': chosen,
  };
}

function inTheDark({ c, h }: Oklch): ActionColours {
  const soft = { c: Math.min(c, DARK.strength), h };
  const grounds = Object.values(GROUNDS.dark);
  const isReadable = (l: number) => grounds.every((ground) => contrast(fromOklch({ ...soft, l }), ground) >= READABLE);
  let l: number = DARK.from;
  while (!isReadable(l)) l += 0.01;
  return {
    primary: fromOklch({ ...soft, l }),
    'primary-hover': fromOklch({ ...soft, l: l + STEPS[0] }),
    'primary-active': fromOklch({ ...soft, l: l + STEPS[1] }),
    'on-primary': fromOklch({ l: INK_ON_BRIGHT.l, c: Math.min(c, INK_ON_BRIGHT.c), h }),
    'primary-tint': tintOf({ l, c, h }, 'dark'),
    'primary-text': fromOklch({ ...soft, l: l + DARK.text }),
  };
}

/** A breath of the colour, on which all is readable that is so on the least of the grounds. */
function tintOf({ c, h }: Oklch, scheme: Scheme): string {
  const { l, c: strength } = TINT[scheme];
  const way = scheme === 'light' ? 1 : -1;
  const bound = luminance(GROUNDS[scheme].hover);
  const tint = (at: number) => fromOklch({ l: at, c: Math.min(c, strength), h });
  let at: number = l;
  while (way * (luminance(tint(at)) - bound) < 0) at += way * 0.005;
  return tint(at);
}
