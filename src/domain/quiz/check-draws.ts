import { carriedBy } from '../questionnaire/carried/carrying.ts';
import { drawnFrom } from '../questionnaire/draw-questions.ts';
import type { Finding } from '../questionnaire/finding.ts';
import type { Question, Questionnaire, Section } from '../questionnaire/schema.ts';
import { namesUsed } from '../questionnaire/variables/names-used.ts';
import { NO_MARKING } from './edit-marking.ts';
import { countedMarking } from './mark-answers.ts';

/**
 * What is wrong with what is drawn: more than there is, questions that are not worth the same, and those whose asking
 * depends on answers, decides what comes next, or is looked at from elsewhere. So whatever is drawn for somebody, it is
 * worth as much, is asked in the same way, and nothing tells of what was not.
 */
export function checkDraws(questionnaire: Questionnaire, isQuiz: boolean): Finding[] {
  const { sections, marking = NO_MARKING } = questionnaire;
  const drawing = sections.filter(({ draw }) => draw !== undefined);
  if (drawing.length === 0) return [];
  const inDraws = new Set(drawing.flatMap(({ questions }) => questions.map(({ id }) => id)));
  const named = namesUsed(questionnaire);
  const taken = new Set(sections.flatMap(({ questions }) => questions.map((question) => carriedBy(question)?.from)));
  return [
    ...drawing.flatMap((section) => [
      ...checkPool(section),
      ...(isQuiz ? checkWorth(section, (question) => countedMarking(marking, question)?.points ?? 0) : []),
      ...section.questions.filter(decides).map(({ id }) => at(section, { key: 'drawWithLogic', questionId: id })),
      ...section.questions
        .filter(({ id }) => named.has(id) || taken.has(id))
        .map(({ id }) => at(section, { key: 'drawNamed', questionId: id })),
    ]),
    ...sections.flatMap((section) =>
      section.questions
        .filter(({ jumps = [] }) => jumps.some(({ to }) => inDraws.has(to)))
        .map(({ id }) => at(section, { key: 'jumpIntoDraw', questionId: id, logic: 'jumps' })),
    ),
  ];
}

function checkPool(section: Section): Finding[] {
  const { draw = 0 } = section;
  const pool = drawnFrom(section).length;
  return draw > pool ? [at(section, { key: 'drawOverPool', values: { draw, pool } })] : [];
}

function checkWorth(section: Section, worthOf: (question: Question) => number): Finding[] {
  const worths = new Set(drawnFrom(section).map(worthOf));
  return worths.size > 1 ? [at(section, { key: 'drawUnequal' })] : [];
}

function decides(question: Question): boolean {
  const { showIf, requireIf, jumps = [] } = question;
  return Boolean(showIf || requireIf || carriedBy(question)) || jumps.length > 0;
}

function at({ id }: Section, found: Omit<Finding, 'severity' | 'sectionId'>): Finding {
  return { severity: 'error', sectionId: id, ...found };
}
