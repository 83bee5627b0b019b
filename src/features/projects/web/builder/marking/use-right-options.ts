import { useCallback } from 'react';
import { findQuestion } from '#domain/questionnaire/flow.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { markingOf, setQuestionMarking } from '#domain/quiz/edit-marking.ts';
import { useBuilderTools } from '../builder-context.ts';
import { isMarkedByOptions, keyOptions, withToggled } from './right-options.ts';
import { useMarking } from './use-marking.ts';

interface RightOptions {
  right: readonly string[];
  /** Ticks an option as right; the same function as long as the question is. Nothing where options are not marked. */
  mark: ((optionId: string) => void) | undefined;
}

/** Which options of a question are right, and what says so where they are written. */
export function useRightOptions(question: Question): RightOptions {
  const { edit } = useBuilderTools();
  const marking = useMarking(question);
  const { id } = question;
  const mark = useCallback(
    (optionId: string): void =>
      edit((current) => {
        const asked = findQuestion(current, id);
        if (!asked) return current;
        return setQuestionMarking(current, id, { key: withToggled(asked, markingOf(current, id).key, optionId) });
      }),
    [id, edit],
  );
  return { right: keyOptions(question, marking), mark: isMarkedByOptions(question, marking) ? mark : undefined };
}
