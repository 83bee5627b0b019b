import { isAsking } from '../../questionnaire/registry.ts';
import type { Questionnaire, Section } from '../../questionnaire/schema.ts';
import { countedMarking } from '../mark-answers.ts';

/** What somebody gets better at: a section, and the ids of what is practised of it. */
export interface PractisedSection {
  section: Section;
  questions: readonly string[];
}

/** What can be practised: questions of which it is told at once whether they were answered right. */
export function practisedIn({ sections, marking }: Questionnaire): PractisedSection[] {
  if (!marking) return [];
  return sections
    .map((section) => ({
      section,
      questions: section.questions
        .filter((question) => (countedMarking(marking, question)?.key.by ?? 'hand') !== 'hand')
        .map(({ id }) => id),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** These questions, and what is said in the sections that they are of. */
export function withStatements({ sections }: Questionnaire, questions: readonly string[]): string[] {
  const chosen = new Set(questions);
  return sections
    .filter((section) => section.questions.some(({ id }) => chosen.has(id)))
    .flatMap((section) => section.questions)
    .filter((question) => !isAsking(question) || chosen.has(question.id))
    .map(({ id }) => id);
}

/** The questionnaire as it is asked in practice, where nobody has to answer anything. */
export function asPractised<Q extends Questionnaire>(questionnaire: Q): Q {
  const sections = questionnaire.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({ ...question, required: false })),
  }));
  return { ...questionnaire, sections };
}
