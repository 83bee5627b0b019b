import type { Locale } from '../../text/locale.ts';
import type { Localized } from '../../text/localized.ts';
import type { Answer } from '../answer.ts';
import type { Cells } from '../counting/cells.ts';
import type { NetPromoterScore, ScoreGroup } from '../statistics/net-promoter-score.ts';
import type { TopBox } from '../statistics/top-box.ts';

/** One bar of a chart, one line of a table. */
export interface SummaryRow {
  /**
   * An option's id, a step of a scale, a date as YYYY-MM-DD, YYYY-MM or YYYY, an hour from 00 to 23, or where a bin of
   * numbers begins.
   */
  id: string;
  count: number;
  /** Of those who answered, 0 to 1. */
  share: number;
  /** An option's or a step's; missing when the option is no longer offered, and of steps that are numbers alone. */
  label?: Localized;
  /** A bin of numbers: from `from` up to but not including `to`, or one value when they are the same. */
  from?: number;
  to?: number;
  /** Several options by the poll rule: of the 100 points each who answered gives, how many went here on average. */
  points?: number;
  /** What it comes to on average: the place of an option in an order, an amount, a rating. */
  mean?: number | undefined;
  /** Of the numbers in a cell of a grid. */
  figures?: Figures;
  /** How many answers fall to each of the columns, where there are any. */
  counts?: number[];
}

/** What stands beside each other in every row: the places of an order, the options of a grid or its steps. */
export interface SummaryColumn {
  id: string;
  /** An option's; missing where it is a number, or is no longer offered. */
  label?: Localized;
}

/** Of numbers that somebody gave. */
export interface Figures {
  mean: number;
  median: number;
  min: number;
  max: number;
  /** Sample standard deviation; null of a single answer. */
  deviation: number | null;
}

/** What is asked of each entry of a list, of all entries together. */
export interface SummaryPart {
  id: string;
  label: Localized;
  /** What asks it, as the question has it. */
  column: { readonly id: string; readonly asks: string };
  /** How many entries say something there: the base of every share. */
  base: number;
  /** None where texts are written. */
  rows: SummaryRow[];
  /** Of numbers. */
  mean?: number;
  figures?: Figures;
}

export interface SummaryContent {
  rows: SummaryRow[];
  columns?: SummaryColumn[];
  figures?: Figures;
  /** What is asked of each entry, where an answer lists any. */
  parts?: SummaryPart[];
  /** How many wrote beside an option, where one asks for a text or somebody wrote. */
  wrote?: number;
  /** Where the answers come to one, and somebody answered. */
  score?: NetPromoterScore;
  /** Where the share of the best steps is what is asked for, and somebody answered. */
  topBox?: TopBox;
}

/** What a report makes of the answers to a question, worked out from its cells alone. */
export interface Reported<Q> {
  as:
    | 'options'
    | 'consent'
    | 'texts'
    | 'numbers'
    | 'steps'
    | 'dates'
    | 'times'
    | 'ranks'
    | 'amounts'
    | 'grid'
    | 'entries'
    | 'files'
    | 'places';
  /** Whether somebody can have chosen several rows, which then add up to more than all who answered. */
  overlaps: boolean;
  summarise(question: Q, cells: Cells, base: number): SummaryContent;
  /** What a row is called, the same in chart, table and export. */
  rowWords(row: SummaryRow, locale: Locale): string;
  /** Which group of the net promoter score an answer counts in; left out where answers come to no score. */
  scoreGroup?(answer: Answer): ScoreGroup;
}

/** A row without anything but its count. */
export function rowOf(id: string, count: number, base: number): SummaryRow {
  return { id, count, share: shareOf(count, base) };
}

export function shareOf(part: number, base: number): number {
  return base === 0 ? 0 : part / base;
}
