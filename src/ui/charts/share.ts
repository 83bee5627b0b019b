import type { CSSProperties } from 'react';

/** One line of a chart. */
export interface Share {
  id: string;
  label: string;
  /** The language the label is written in, where it may differ from the page's. */
  lang?: string;
  /** What has to be known about the line besides: in which versions it was offered. */
  notes?: string[];
  count: number;
  /** Of the base, 0 to 1. */
  share: number;
  /** By the poll rule: of the 100 points each who answered gives, how many went here on average. */
  points?: number;
}

const COLOURS = 8;

/** The colour of the nth line. After eight they begin again, so labels stand beside them always. */
export function chartColour(index: number): string {
  return `var(--chart-${(index % COLOURS) + 1})`;
}

/** The length of a bar or column, for its style sheet: the largest fills its room, the others are in proportion. */
export function ofLargest(part: number, largest: number): CSSProperties {
  return { '--of-largest': largest > 0 ? part / largest : 0 } as CSSProperties;
}
