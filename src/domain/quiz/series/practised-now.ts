import type { Questionnaire } from '../../questionnaire/schema.ts';
import { type PractisedSection, practisedIn } from '../practice/practised.ts';
import { sectionsOf } from './round-questions.ts';
import type { Series } from './series.ts';
import { standingInRounds } from './standing-in-rounds.ts';

/** What can be practised by now: of a quiz with rounds, what those ask that have opened and are not over. */
export function practisedNow(questionnaire: Questionnaire, series: Series | null, now: Date): PractisedSection[] {
  const all = practisedIn(questionnaire);
  if (!series) return all;
  const states = standingInRounds(series, new Map(), now);
  const open = series.rounds.filter((_round, at) => states[at] === 'open');
  const ids = new Set(open.flatMap((round) => sectionsOf(questionnaire.sections, series, round)).map(({ id }) => id));
  return all.filter(({ section }) => ids.has(section.id));
}
