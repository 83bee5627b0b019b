// The draft stands outside React: a part is drawn again when what it shows of it changes, and no other is.
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { type History, startHistory } from '../../workshop/history.ts';
import type { Selection } from './selection.ts';

const REST_MS = 250;

export interface Draft {
  questionnaire: Questionnaire;
  /** As it was when typing last rested: what is said of the questionnaire follows then, not with every key. */
  rested: Questionnaire;
  selection: Selection | null;
  canUndo: boolean;
  canRedo: boolean;
}

export interface DraftStore {
  now: () => Draft;
  /** Tells of every change, until what it returns is called. */
  subscribe: (listener: () => void) => () => void;
  /** While somebody types, more is on its way. */
  change: (step: (history: History<Questionnaire>) => History<Questionnaire>, typing?: boolean) => void;
  select: (selection: Selection | null) => void;
}

/** A questionnaire being edited, its history and what is selected in it. What an edit leaves is the same as before. */
export function draftStore(start: Questionnaire): DraftStore {
  const listeners = new Set<() => void>();
  let history = startHistory(start);
  let draft: Draft = { questionnaire: start, rested: start, selection: null, canUndo: false, canRedo: false };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(next: Partial<Draft>): void {
    draft = { ...draft, ...next };
    for (const listener of listeners) listener();
  }

  return {
    now: () => draft,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(step, typing = false) {
      history = step(history);
      const { past, present, future } = history;
      clearTimeout(timer);
      if (typing) timer = setTimeout(() => set({ rested: draft.questionnaire }), REST_MS);
      set({
        questionnaire: present,
        canUndo: past.length > 0,
        canRedo: future.length > 0,
        ...(typing ? {} : { rested: present }),
      });
    },
    select: (selection) => set({ selection }),
  };
}
