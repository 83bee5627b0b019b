export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** What words and buttons of the product stand on, as `ui/tokens.css` has it: its test holds both together. */
export const GROUNDS = {
  light: { paper: '#fbfaf6', surface: '#ffffff', sunken: '#f4f2eb', hover: '#efece2', jasmine: '#f8efd6' },
  dark: { paper: '#0d1411', surface: '#1e2a25', sunken: '#090e0b', hover: '#2d3a33', jasmine: '#2b2619' },
} as const satisfies Record<Scheme, Record<string, string>>;

/** What is drawn and written on them. */
export const INKS = {
  light: {
    ...{ ink: '#14211c', 'ink-muted': '#55655e', line: '#e4e2da', 'line-strong': '#76847d', raised: '#ffffff' },
    ...{ 'success-tint': '#e6f4ec', 'success-text': '#176640' },
  },
  dark: {
    ...{ ink: '#edf2ef', 'ink-muted': '#a7b5ae', line: '#3a4941', 'line-strong': '#75857e', raised: '#3d4d45' },
    ...{ 'success-tint': '#1b4a31', 'success-text': '#74d6a3' },
  },
} as const satisfies Record<Scheme, Record<string, string>>;

export type Ground = keyof (typeof GROUNDS)['light'];
export const GROUND_NAMES = Object.keys(GROUNDS.light) as Ground[];
