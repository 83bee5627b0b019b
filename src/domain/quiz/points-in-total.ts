import { drawnFrom } from '../questionnaire/draw-questions.ts';
import type { Question, Questionnaire } from '../questionnaire/schema.ts';
import { countedMarking } from './mark-answers.ts';
import { millionths, toNumber } from './points.ts';

/**
 * What right answers to all questions earn, whoever is asked them; of a draw, of any that may be drawn, for they are
 * worth the same.
 */
export function pointsInTotal(questionnaire: Questionnaire): number {
  const { marking } = questionnaire;
  if (!marking) return 0;
  const worth = (question: Question) => millionths(countedMarking(marking, question)?.points ?? 0);
  const inSections = questionnaire.sections.map((section) => {
    const drawn = section.draw === undefined ? section.questions : drawnFrom(section).slice(0, section.draw);
    return drawn.reduce((sum, question) => sum + worth(question), 0n);
  });
  return toNumber(inSections.reduce((sum, points) => sum + points, 0n));
}
