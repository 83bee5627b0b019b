import type { Locale } from '#domain/text/locale.ts';

type Sentences = readonly [string, ...string[]];

/** What people write, in the language they answer in. */
type Remarks = Record<Locale, { pleased: Sentences; displeased: Sentences }>;

type HabitByKind =
  /** How likely each option is, in the question's order. */
  | { kind: 'single_choice' | 'dropdown'; weights: readonly number[] }
  /** How likely each option is to be among the chosen ones. */
  | { kind: 'multiple_choice'; chances: readonly number[] }
  | { kind: 'short_text' | 'long_text'; remarks: Remarks }
  /** Half of the people are below `middle`; a `spread` of 1 is wide. */
  | { kind: 'number'; middle: number; spread: number }
  /** Added to what their mood makes people give, in parts of the whole scale. */
  | { kind: 'rating'; shift: number }
  /** The earliest is so many days ago; most are much nearer. */
  | { kind: 'date'; withinDays: number };

/** How people answer one question. */
export type Habit = HabitByKind & {
  /** The part of people who answer it where they need not. */
  answered?: number;
};

/** How people answer a questionnaire, by question id. */
export type Habits = Readonly<Record<string, Habit>>;
