import { randomFrom } from '../random-from.ts';
import { changePlaces } from './change-places.ts';
import { isAsking } from './registry.ts';
import type { Section } from './schema.ts';

/**
 * Where the questions of a section stand that change places among each other; one alone has none to change with. What
 * only says something keeps its place, as it does among what is drawn.
 */
export function loosePlaces({ shuffleQuestions, questions }: Section): number[] {
  if (!shuffleQuestions) return [];
  const places = questions.flatMap((question, place) => (isAsking(question) ? [place] : []));
  return places.length > 1 ? places : [];
}

/**
 * The section with its questions in the order of one respondent. Where each comes follows from itself, so that those
 * who are asked a part of them, drawn or picked, are asked it in the order they would have been asked all in.
 */
export function questionsFor(section: Section, respondent: string): Section {
  const places = loosePlaces(section);
  if (places.length === 0) return section;
  const rankOf = ({ id }: { id: string }) => randomFrom(`${respondent}:${id}:question`)();
  return { ...section, questions: changePlaces(section.questions, places, rankOf) };
}
