import type { CSSProperties } from 'react';
import type { Image } from '#domain/questionnaire/schema.ts';

/** One line of a chart. */
export interface Share {
  id: string;
  label: string;
  /** The language the label is written in, where it may differ from the page's. */
  lang?: string;
  /** What was chosen, shown beside its name. */
  image?: Image | undefined;
  /** What has to be known about the line besides: in which versions it was offered. */
  notes?: string[];
  count: number;
  /** Set where it is the right answer: it is ticked, and drawn in the colour of that. */
  right?: boolean;
  /** Of the base, 0 to 1. */
  share: number;
  /** By the poll rule: of the 100 points each who answered gives, how many went here on average. */
  points?: number;
  /** What stands beside it in words, where that is neither a percentage nor a count. */
  value?: string;
}

/** Okabe and Ito's without their green, which means that something can be done, and an indigo in its place. */
export const COLOURS = 8;

/** The colour of the nth line. After eight they begin again, so labels stand beside them always. */
export function chartColour(index: number): string {
  return `var(--chart-${(index % COLOURS) + 1})`;
}

/** The length of a mark, for its style sheet: of a track that is 1 from end to end, in every chart. */
export function ofTrack(part: number): CSSProperties {
  return { '--of-track': part } as CSSProperties;
}
