import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { Option, Question } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import type { Habit } from './habits.ts';
import type { Random } from './random.ts';

/** Somebody who answers: what they write in, when, and how they feel about the matter, from 0 to 1. */
export interface Respondent {
  locale: Locale;
  mood: number;
  startedAt: Date;
}

/** As it goes over the wire. */
export type DemoAnswer = string | number | string[];

const DAY_MS = 24 * 60 * 60 * 1000;

/** What this person answers; undefined when they leave the question out. */
export function drawAnswer(
  question: Question,
  habit: Habit,
  person: Respondent,
  random: Random,
): DemoAnswer | undefined {
  if (!question.required && !random.happens(habit.answered ?? 0.9)) return undefined;
  switch (habit.kind) {
    case 'single_choice':
    case 'dropdown':
      return optionsOf(question)[random.place(habit.weights)]?.id;
    case 'multiple_choice':
      return drawChosen(question, habit.chances, random);
    case 'short_text':
    case 'long_text': {
      const { pleased, displeased } = habit.remarks[person.locale];
      return random.pick(random.happens(person.mood) ? pleased : displeased);
    }
    case 'number':
      return drawNumber(question, habit.middle * Math.exp(habit.spread * random.bell()));
    case 'rating':
      return drawRating(question, person.mood + habit.shift + random.bell() * 0.15);
    case 'date': {
      const daysAgo = Math.floor(random.next() ** 3 * habit.withinDays);
      return new Date(person.startedAt.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
    }
  }
}

function optionsOf(question: Question): readonly Option[] {
  return 'options' in question ? question.options : [];
}

function drawChosen(question: Question, chances: readonly number[], random: Random): DemoAnswer | undefined {
  const most = (question.kind === 'multiple_choice' && question.maxChosen) || Number.POSITIVE_INFINITY;
  const chosen = optionsOf(question).filter((_option, place) => random.happens(chances[place] ?? 0));
  return chosen.length === 0 ? undefined : chosen.slice(0, most).map((option) => option.id);
}

function drawNumber(question: Question, value: number): DemoAnswer | undefined {
  if (question.kind !== 'number') return undefined;
  const { min = -LIMITS.number, max = LIMITS.number, decimals } = question;
  // People round: what is large to fives.
  const rounded = value > 20 ? Math.round(value / 5) * 5 : Number(value.toFixed(decimals));
  return Math.min(max, Math.max(min, rounded));
}

function drawRating(question: Question, share: number): DemoAnswer | undefined {
  if (question.kind !== 'rating') return undefined;
  return Math.min(question.steps, Math.max(1, Math.round(1 + share * (question.steps - 1))));
}
