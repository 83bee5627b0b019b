import type { Question } from '#domain/questionnaire/schema.ts';
import { markingOf } from '#domain/quiz/edit-marking.ts';
import type { QuestionMarking } from '#domain/quiz/marking-schema.ts';
import { useBuilderTools } from '../builder-context.ts';
import { useDraft } from '../state/use-draft.ts';

/** How a question is marked; nothing where it is none of a quiz. */
export function useMarking({ id }: Question): QuestionMarking | undefined {
  const { isQuiz } = useBuilderTools();
  return useDraft(({ questionnaire }) => (isQuiz ? markingOf(questionnaire, id) : undefined));
}
