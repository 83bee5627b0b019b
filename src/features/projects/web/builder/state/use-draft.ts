import { createContext, useContext, useRef, useSyncExternalStore } from 'react';
import { isSame } from '#domain/is-same.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import type { Draft, DraftStore } from './draft-store.ts';

export const DraftContext = createContext<DraftStore | null>(null);

/**
 * Reads something of the draft: `useDraft(({ canUndo }) => canUndo)`. The part that asks is drawn again when that, and
 * nothing else, has changed. It is looked at with every key, so it is found, not reckoned.
 */
export function useDraft<T>(read: (draft: Draft) => T): T {
  const store = useContext(DraftContext);
  if (!store) throw new Error('What reads a draft stands inside a DraftContext');
  const kept = useRef<{ value: T }>(undefined);

  function look(): T {
    const value = read((store as DraftStore).now());
    if (!kept.current || !isSame(kept.current.value, value)) kept.current = { value };
    return kept.current.value;
  }

  return useSyncExternalStore(store.subscribe, look, look);
}

/** All of it, for what shows all of it. */
export function useQuestionnaire(): Questionnaire {
  return useDraft(({ questionnaire }) => questionnaire);
}
