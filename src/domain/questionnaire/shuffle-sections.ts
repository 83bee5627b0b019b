import { randomFrom } from '../random-from.ts';
import { changePlaces } from './change-places.ts';
import type { Questionnaire, Section } from './schema.ts';
import { questionsFor } from './shuffle-questions.ts';

/** Where the sections stand that change places among each other; one alone has none to change with. */
export function shuffledPlaces(sections: readonly Section[]): number[] {
  const places = sections.flatMap(({ shuffled }, place) => (shuffled ? [place] : []));
  return places.length > 1 ? places : [];
}

/**
 * The questionnaire in the order of one respondent, which follows from what they are known by and stays: that of its
 * sections, and of the questions in these. The checker keeps everything out of it that depends on the order, so that
 * everybody else reads it in the order it is written in. What is drawn is drawn before, from that order (`drawnFor`).
 */
export function orderedFor<Q extends Questionnaire>(questionnaire: Q, respondent: string): Q {
  const { sections } = questionnaire;
  const places = shuffledPlaces(sections);
  if (places.length === 0 && !sections.some(({ shuffleQuestions }) => shuffleQuestions)) return questionnaire;
  const random = randomFrom(`${respondent}:sections`);
  const ordered = changePlaces(sections, places, () => random());
  return { ...questionnaire, sections: ordered.map((section) => questionsFor(section, respondent)) };
}
