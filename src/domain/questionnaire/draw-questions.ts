import { randomFrom } from '../random-from.ts';
import { DRAWN_BY, type Facts } from './logic/facts.ts';
import { isAsking } from './registry.ts';
import type { Question, Questionnaire, Section } from './schema.ts';

/** What of a section is drawn from; what only says something stands there for everybody. */
export function drawnFrom({ questions }: Pick<Section, 'questions'>): Question[] {
  return questions.filter(isAsking);
}

/** Whether some of its questions are drawn for each respondent. */
export function hasDraws({ sections }: Pick<Questionnaire, 'sections'>): boolean {
  return sections.some(({ draw }) => draw !== undefined);
}

/**
 * The questionnaire as one respondent is asked it, without what was not drawn for them: which questions these are
 * follows from what they are known by, and stays. Where it is not known for whom it is, nothing is left out.
 */
export function drawnFor<Q extends Questionnaire>(questionnaire: Q, { [DRAWN_BY]: respondent }: Facts): Q {
  if (respondent === undefined || !hasDraws(questionnaire)) return questionnaire;
  return { ...questionnaire, sections: questionnaire.sections.map((section) => drawnSection(section, respondent)) };
}

function drawnSection({ draw, ...section }: Section, respondent: string): Section {
  if (draw === undefined) return section;
  const random = randomFrom(`${respondent}:${section.id}:draw`);
  const ranked = drawnFrom(section).map((question) => ({ question, rank: random() }));
  const drawn = new Set(
    ranked
      .sort((a, b) => a.rank - b.rank)
      .slice(0, draw)
      .map(({ question }) => question),
  );
  return { ...section, questions: section.questions.filter((question) => !isAsking(question) || drawn.has(question)) };
}
