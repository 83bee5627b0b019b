import type { Question } from '#domain/questionnaire/schema.ts';
import type { AnswerKey } from '#domain/quiz/marking-schema.ts';
import type { EditOptions } from '../builder-context.ts';

export interface KeyProps<By extends AnswerKey['by']> {
  question: Question;
  answerKey: Extract<AnswerKey, { by: By }> | undefined;
  /** With nothing it is not marked. Edits with a topic in a row are one step. */
  onChange: (key: AnswerKey | undefined, options?: EditOptions) => void;
}
