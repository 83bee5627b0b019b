import { secondsToRead } from '../questionnaire/estimate.ts';
import type { Finding } from '../questionnaire/finding.ts';
import type { Questionnaire } from '../questionnaire/schema.ts';
import type { Locale } from '../text/locale.ts';
import type { Clock } from './clock.ts';

/** A time that is too short even to read everything, in the language that takes longest. */
export function checkClock({ minutes }: Clock, questionnaire: Questionnaire, languages: readonly Locale[]): Finding[] {
  const needed = Math.max(0, ...languages.map((locale) => secondsToRead(questionnaire, locale)));
  if (needed <= minutes * 60) return [];
  const values = { minutes: Math.ceil(needed / 60) };
  return [{ severity: 'warning', key: 'timeTooShort', setting: 'totalMinutes', values }];
}
