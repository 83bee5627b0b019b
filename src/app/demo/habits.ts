import type { Locale } from '#domain/text/locale.ts';

type Sentences = readonly [string, ...string[]];

/** How people make up their minds about one question: each of these where its kind asks for it. */
export interface Habit {
  /** The part of people who answer it where they need not. */
  answered?: number;
  /** How likely each option is, in the question's order. */
  weights?: readonly number[];
  /** How likely each option is to be among the chosen ones. */
  chances?: readonly number[];
  /** What they write, in the language they answer in. */
  remarks?: Record<Locale, { pleased: Sentences; displeased: Sentences }>;
  /** Half of the people are below `middle`; a `spread` of 1 is wide. */
  amount?: { middle: number; spread: number };
  /** Added to what their mood makes people give, in parts of the whole scale. */
  shift?: number;
  /** The earliest day is so many days ago; most are much nearer. */
  withinDays?: number;
  /** Of a question with an answer key: half of those who are as good as this know it, from 0 to 1. */
  hard?: number;
  /** What those write who do not know; left out: nothing. */
  wrong?: readonly [string | number, ...(string | number)[]];
}

/** How people answer a questionnaire, by question id. */
export type Habits = Readonly<Record<string, Habit>>;
