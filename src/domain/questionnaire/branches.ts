import type { Answers } from '../answers/answer.ts';
import type { Localized } from '../text/localized.ts';
import { pathOf } from './flow.ts';
import type { Facts } from './logic/facts.ts';
import { forksIn } from './logic/forks.ts';
import { kindOf, optionsOf, rowsOf } from './registry.ts';
import type { Question, Questionnaire, Section } from './schema.ts';

/** Where an option leads: to a part of the questionnaire, or to its end. */
export type Branch = { to: Localized } | 'end';

/** The way of each option is a walk of its own: where there are more, nobody reads where all of them lead. */
const MOST_WALKED = 30;

/** Whether its answer is one of several options, each of which is a branch of its own. */
export function hasBranches(question: Question): boolean {
  return optionsOf(question).length > 1 && rowsOf(question).length === 0 && !kindOf(question).held.several;
}

/**
 * Where each option leads, by its id, of a question whose options do not all lead to the same. Nothing is said where
 * one of them screens out: that would say which answer to give.
 */
export function branchesOf(
  questionnaire: Questionnaire,
  answers: Answers,
  facts: Facts,
  question: Question,
): ReadonlyMap<string, Branch> {
  const options = optionsOf(question);
  if (!hasBranches(question) || options.length > MOST_WALKED) return new Map();
  if (!forksIn(questionnaire).has(question.id)) return new Map();
  const ways = options.map(({ id }) => {
    const { asked, end } = pathOf(questionnaire, { ...answers, [question.id]: id }, facts);
    return { id, next: asked[asked.indexOf(question) + 1], end };
  });
  const { closings = [] } = questionnaire;
  const isScreening = ways.some(
    ({ next, end }) => !next && closings.some((closing) => closing.id === end && closing.screensOut),
  );
  if (isScreening || ways.every(({ next }) => next === ways[0]?.next)) return new Map();
  return new Map(
    ways.map(({ id, next }) => [id, next ? { to: placeOf(questionnaire.sections, question, next) } : 'end']),
  );
}

/** What a question ahead is called by: its section, where that is another one, or else its own title. */
function placeOf(sections: readonly Section[], from: Question, to: Question): Localized {
  const section = sections.find(({ questions }) => questions.includes(to));
  const isNamed = section && Object.keys(section.title).length > 0 && !section.questions.includes(from);
  return isNamed ? section.title : to.title;
}
