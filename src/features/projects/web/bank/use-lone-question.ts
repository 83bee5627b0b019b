import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { findQuestion } from '#domain/questionnaire/flow.ts';
import { askedAlone, type KeptQuestion } from '#domain/quiz/bank/kept-question.ts';
import { markingOf } from '#domain/quiz/edit-marking.ts';
import { LOCALES } from '#domain/text/locale.ts';
import { ofType } from '../../contract/kinds.ts';
import { useBuilderState } from '../builder/state/use-builder-state.ts';
import { useDraftFocus } from '../builder/state/use-draft-focus.ts';
import { useWriting } from '../workshop/use-writing.ts';

const NO_CLOSING = {};

export type LoneQuestion = ReturnType<typeof useLoneQuestion>;

/** A question that is edited as in a questionnaire that has no other. */
export function useLoneQuestion(start: KeptQuestion) {
  const { id } = start.question;
  const [questionnaire] = useState(() => askedAlone([start]));
  const { writing, chosen, choose } = useWriting(LOCALES);
  const builder = useBuilderState(questionnaire, NO_CLOSING, ofType('quiz'), LOCALES, writing, choose);
  const { draft } = builder;
  useLayoutEffect(() => draft.select({ type: 'question', id }), [draft, id]);
  const shown = useSyncExternalStore(draft.subscribe, draft.now, draft.now);
  useDraftFocus(shown, builder);
  return {
    builder,
    chosen,
    choose,
    isChanged: shown.questionnaire !== questionnaire,
    /** As it is on the screen. */
    edited(): KeptQuestion {
      const current = draft.now().questionnaire;
      return { question: findQuestion(current, id) ?? start.question, marking: markingOf(current, id) };
    },
  };
}
