import { useEffect, useLayoutEffect, useRef } from 'react';
import { openId } from '../parts/element-ids.ts';
import { nearestPart, partIds } from '../parts/rearrange.ts';
import type { Draft } from './draft-store.ts';
import type { BuilderState } from './use-builder-state.ts';

/** Moves the focus to what is only about to appear, or to be shown, and off what is gone. */
export function useDraftFocus(draft: Draft, { moveFocus, requestFocus }: BuilderState): void {
  const shown = useRef(draft.questionnaire);
  const { questionnaire, selection } = draft;
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = questionnaire;
    // Undoing may take away the very field that has the focus.
    if (!selection || before === questionnaire || document.activeElement !== document.body) return;
    if (partIds(questionnaire).includes(selection.id)) return;
    const nearest = nearestPart(before, questionnaire, selection.id);
    if (nearest) requestFocus(openId(nearest));
  }, [questionnaire, selection, requestFocus]);

  useEffect(() => moveFocus());
}
