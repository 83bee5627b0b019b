import type { Questionnaire } from '../../questionnaire/schema.ts';
import { type PractisedSection, practisedIn } from '../practice/practised.ts';
import { sectionsOf } from './round-questions.ts';
import type { Series } from './series.ts';

/** What can be practised by now: of a quiz with rounds, what those ask that have opened. It stays open. */
export function practisedNow(questionnaire: Questionnaire, series: Series | null, now: Date): PractisedSection[] {
  const all = practisedIn(questionnaire);
  if (!series) return all;
  const open = series.rounds.filter(({ opensAt }) => opensAt === null || Date.parse(opensAt) <= now.getTime());
  const ids = new Set(open.flatMap((round) => sectionsOf(questionnaire.sections, series, round)).map(({ id }) => id));
  return all.filter(({ section }) => ids.has(section.id));
}
