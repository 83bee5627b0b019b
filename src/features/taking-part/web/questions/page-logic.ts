import type { Answers } from '#domain/answers/answer.ts';
import { type Facts, factsOf } from '#domain/questionnaire/logic/facts.ts';
import type { Logic, SectionLogic } from '#domain/questionnaire/logic/walk.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { mapTexts } from '#domain/questionnaire/texts/question-texts.ts';
import type { Respondent } from '../open-respondent.ts';

/** What a page's scripts decide by: who is asked what, and how answers are read, without texts that nobody pipes. */
export interface PageLogic extends Logic<Question> {
  sections: SectionLogic<Question>[];
  /** The answers as they were saved when the page was drawn. */
  given: Answers;
  /** The questions among them whose answer stood there from the start and was not sent by then. */
  untouched: readonly string[];
  facts: Facts;
}

export function pageLogicOf(
  respondent: Pick<Respondent, '_id' | 'answers' | 'untouched' | 'locale' | 'hiddenValues' | 'source' | 'picked'> &
    PagedProject,
  piped: ReadonlySet<string> = new Set(),
): PageLogic {
  const { project, answers, untouched } = respondent;
  const sections = project.questionnaire.sections.map(({ id, showIf, questions }) => ({
    id,
    showIf,
    questions: questions.map((question) => (piped.has(question.id) ? question : mapTexts(question, () => ({})))),
  }));
  const { variables } = project.questionnaire;
  return { sections, ...(variables && { variables }), given: answers, untouched, facts: factsOf(respondent) };
}

interface PagedProject {
  project: Pick<Respondent['project'], 'questionnaire'>;
}
