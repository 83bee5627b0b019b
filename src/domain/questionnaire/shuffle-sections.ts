import { randomFrom } from '../random-from.ts';
import type { Questionnaire, Section } from './schema.ts';

/** Where the sections stand that change places among each other; one alone has none to change with. */
export function shuffledPlaces(sections: readonly Section[]): number[] {
  const places = sections.flatMap(({ shuffled }, place) => (shuffled ? [place] : []));
  return places.length > 1 ? places : [];
}

/**
 * The questionnaire in the order of one respondent, which follows from what they are known by and stays. The checker
 * keeps everything out of it that depends on the order, so that everybody else reads it in the order it is written in.
 */
export function sectionsFor<Q extends Questionnaire>(questionnaire: Q, respondent: string): Q {
  const { sections } = questionnaire;
  const places = shuffledPlaces(sections);
  if (places.length === 0) return questionnaire;
  const random = randomFrom(`${respondent}:sections`);
  const drawn = places.map((place) => ({ section: sections[place], rank: random() })).sort((a, b) => a.rank - b.rank);
  const next = places.reduce((so, place, at) => so.with(place, drawn[at]?.section as Section), [...sections]);
  return { ...questionnaire, sections: next };
}
