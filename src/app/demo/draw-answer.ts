import type { Answer } from '#domain/answers/answer.ts';
import type { MadeUpPerson } from '#domain/questionnaire/made-up-person.ts';
import { kindOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { DAY_MS } from '#domain/text/durations.ts';
import type { Locale } from '#domain/text/locale.ts';
import type { Habit } from './habits.ts';
import type { Random } from './random.ts';

/** Somebody who answers: what they write in, when, and how they feel about the matter, from 0 to 1. */
export interface Respondent {
  locale: Locale;
  mood: number;
  startedAt: Date;
}

/** What this person answers; undefined when they leave the question out. */
export function drawAnswer(
  question: Question,
  isRequired: boolean,
  habit: Habit,
  person: Respondent,
  random: Random,
): Answer | undefined {
  if (!isRequired && !random.happens(habit.answered ?? 0.9)) return undefined;
  return kindOf(question).imagine(question, asTheyAre(person, habit, random));
}

function asTheyAre({ locale, mood, startedAt }: Respondent, habit: Habit, random: Random): MadeUpPerson {
  return {
    pick: (count) => Math.min(count - 1, random.place(known(habit, 'weights'))),
    choose(count) {
      const chances = known(habit, 'chances');
      return [...Array(count).keys()].filter((place) => random.happens(chances[place] ?? 0));
    },
    feel: () => Math.min(1, Math.max(0, mood + known(habit, 'shift') + random.bell() * 0.15)),
    reckon(least, most, decimals) {
      const { middle, spread } = known(habit, 'amount');
      const value = middle * Math.exp(spread * random.bell());
      // People round: what is large to fives.
      const rounded = value > 20 ? Math.round(value / 5) * 5 : Number(value.toFixed(decimals));
      return Math.min(most, Math.max(least, rounded));
    },
    say() {
      const { pleased, displeased } = known(habit, 'remarks')[locale];
      return random.pick(random.happens(mood) ? pleased : displeased);
    },
    digits: (count) => Array.from({ length: count }, () => Math.floor(random.next() * 10)).join(''),
    remember() {
      const daysAgo = Math.floor(random.next() ** 3 * known(habit, 'withinDays'));
      return new Date(startedAt.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
    },
  };
}

function known<Name extends keyof Habit>(habit: Habit, name: Name): NonNullable<Habit[Name]> {
  const found = habit[name];
  if (found === undefined) throw new Error(`Nobody knows their ${name}: ${JSON.stringify(habit)}`);
  return found;
}
