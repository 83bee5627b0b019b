import type { Locale } from '../../text/locale.ts';
import { secondsOf, secondsOfHead } from '../estimate.ts';
import { isAsking } from '../registry.ts';
import type { Question, Questionnaire } from '../schema.ts';
import { count } from './coverage.ts';

export interface LengthsAndTimes {
  /** How many were asked how many questions. */
  lengths: Map<number, number>;
  /** About how long it takes: the quickest of them, the one in the middle, and the slowest. */
  seconds: { shortest: number; typical: number; longest: number };
}

/** Notes how many questions each respondent was asked and how long that takes in this language. */
export function startLengths(questionnaire: Questionnaire, locale: Locale) {
  const seconds = secondsIn(questionnaire, locale);
  const lengths = new Map<number, number>();
  const times: number[] = [];
  return {
    note(asked: readonly Question[]): void {
      count(lengths, asked.filter(isAsking).length);
      times.push(seconds(asked));
    },
    sum(): LengthsAndTimes {
      const sorted = times.toSorted((one, other) => one - other);
      return {
        lengths: new Map([...lengths].sort(([one], [other]) => one - other)),
        seconds: {
          shortest: Math.round(sorted[0] ?? 0),
          typical: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
          longest: Math.round(sorted.at(-1) ?? 0),
        },
      };
    },
  };
}

function secondsIn({ sections }: Questionnaire, locale: Locale): (asked: readonly Question[]) => number {
  const of = new Map<string, number>();
  const headOf = new Map<string, string>();
  for (const section of sections) {
    of.set(section.id, secondsOfHead(section, locale));
    for (const question of section.questions) {
      of.set(question.id, secondsOf(question, locale));
      headOf.set(question.id, section.id);
    }
  }
  return (asked) => {
    const heads = new Set(asked.map(({ id }) => headOf.get(id) ?? ''));
    return [...asked.map(({ id }) => id), ...heads].reduce((sum, id) => sum + (of.get(id) ?? 0), 0);
  };
}
