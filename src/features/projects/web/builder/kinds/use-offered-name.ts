import type { KindName } from '#domain/questionnaire/kind.ts';
import { blankQuestion, kindName } from '#domain/questionnaire/registry.ts';
import type { QuestionKind } from '#domain/questionnaire/schema.ts';
import { useBuilderTools } from '../builder-context.ts';

/** What a kind is called where it is offered: what a fresh question of it would be. */
export function useOfferedName(): (kind: QuestionKind) => KindName {
  const { isQuiz } = useBuilderTools();
  return (kind) => kindName(blankQuestion(kind, () => '', isQuiz));
}
