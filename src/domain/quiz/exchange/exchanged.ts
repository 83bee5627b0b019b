import type { KeyOf, OrderCredit } from '../marking-schema.ts';

// Questions as files of other programs have them: in one language, each with its answers and what these are worth.

export const EXCHANGE_FORMATS = ['gift', 'aiken', 'moodle'] as const;
export type ExchangeFormat = (typeof EXCHANGE_FORMATS)[number];

/** What is worth so much, in per cent of the points. */
interface Weighed {
  share: number;
}

/** A question in a file. */
export interface Exchanged {
  /** The line that it begins on. */
  line: number;
  title: string;
  feedback?: string | undefined;
  /** Where the file says. */
  points?: number | undefined;
  shuffle?: boolean | undefined;
  asks: Asks;
}

/** What is told those who chose it. */
interface Commented {
  feedback?: string | undefined;
}

export type Asks =
  | { by: 'options'; several: boolean; options: readonly ({ text: string } & Weighed & Commented)[] }
  | { by: 'truth'; isTrue: boolean; feedback?: { yes?: string | undefined; no?: string | undefined } | undefined }
  | { by: 'texts'; accepted: readonly ({ text: string } & Weighed)[]; matchCase?: boolean | undefined }
  | { by: 'numbers'; accepted: readonly ({ value: number; tolerance: number } & Weighed)[] }
  /** In one of these units, as a key has them. */
  | ({ by: 'quantities'; accepted: readonly ({ value: number; tolerance: number } & Weighed)[] } & Units)
  /** Put in the order that they stand in. */
  | { by: 'order'; items: readonly string[]; credit: OrderCredit }
  /** What belongs together, and what belongs to none. */
  | { by: 'pairs'; pairs: readonly { text: string; belongs: string }[]; others: readonly string[] }
  /** A text that names its blanks by number, from 1 on in this order; where one chooses, among options. */
  | {
      by: 'blanks';
      passage: string;
      blanks: readonly { options?: readonly string[]; accepted: readonly ({ text: string } & Weighed)[] }[];
      matchCase?: boolean | undefined;
    }
  /** Marked by nobody: a text of one's own, or nothing but what is said. */
  | { by: 'nothing'; isAsked: boolean };

export type Units = Pick<KeyOf<'quantities'>, 'units' | 'unitPenalty'>;

/** Why a question was not taken. */
export const LEFT = [
  'answerLetter',
  'braces',
  'cloze',
  'doesNotFit',
  'fewAnswers',
  'noAnswer',
  'notNumber',
  'otherKind',
  'tooMany',
  'unreadable',
  'untitled',
] as const;

/** What of a question that was taken is another now. */
export const CHANGED = [
  'answerFeedback',
  'category',
  'credit',
  'essay',
  'markup',
  'name',
  'pictures',
  'subset',
  'unitPenalty',
  'wildcard',
] as const;

/** Something that is told of a file besides what was taken. */
export interface Note {
  line: number;
  why: (typeof LEFT)[number] | (typeof CHANGED)[number];
}

/** What of a question is another now, gathered while it is read. */
export type Told = Set<Note['why']>;

/** A question that is not taken, or cannot be given, and why. */
export interface Left {
  left: Note['why'];
}

/** What was read of a file. */
export interface ReadFile {
  questions: readonly Exchanged[];
  notes: readonly Note[];
}

/** Refuses a file as a whole, because of what stands in a line. */
export class BadFile extends Error {
  readonly problem: 'xmlDoctype' | 'xmlMalformed' | 'xmlNotMoodle' | 'xmlTooDeep';
  readonly line: number;

  constructor({ problem, line }: Pick<BadFile, 'problem' | 'line'>) {
    super(`${problem} in line ${line}`);
    this.problem = problem;
    this.line = line;
  }
}

/** Shares have five decimals in files. */
export function roundShare(share: number): number {
  return Math.round(share * 1e5) / 1e5;
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i;
/** No number that anybody writes is longer. */
const LONGEST_NUMBER = 40;

export function readNumber(text: string): number | undefined {
  const written = text.trim();
  return written.length <= LONGEST_NUMBER && NUMBER.test(written) ? Number(written) : undefined;
}

/** Without what halving adds in the last digits. */
export function tidy(number: number): number {
  return Number(number.toPrecision(14));
}
