import { useEffect, useLayoutEffect, useRef } from 'react';
import { FIRST_KIND_ID, openId } from '../parts/element-ids.ts';
import { nearestPart, partIds } from '../parts/rearrange.ts';
import type { Draft } from './draft-store.ts';
import type { BuilderState } from './use-builder-state.ts';

/** Moves the focus to what is only about to appear, or to be shown, and off what is gone. */
export function useDraftFocus(draft: Draft, { tools, moveFocus, requestFocus }: BuilderState): void {
  const shown = useRef(draft.questionnaire);
  const { questionnaire, selection } = draft;
  const { isPoll } = tools;
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = questionnaire;
    // Undoing may take away the very field that has the focus.
    if (!selection || before === questionnaire || document.activeElement !== document.body) return;
    if (partIds(questionnaire, isPoll).includes(selection.id)) return;
    const nearest = nearestPart(before, questionnaire, selection.id, isPoll);
    requestFocus(nearest ? openId(nearest) : FIRST_KIND_ID);
  }, [questionnaire, selection, isPoll, requestFocus]);

  useEffect(() => moveFocus());
}
