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

/**
 * Reckons something of the questionnaire as it was when typing last rested. While somebody types it is reckoned no
 * second time; what comes out the same is the same.
 */
export function useRested<T>(reckon: (rested: Questionnaire) => T): T {
  const kept = useRef<{ rested: Questionnaire; reckon: (rested: Questionnaire) => T; value: T }>(undefined);
  return useDraft(({ rested }) => {
    const before = kept.current;
    if (before?.rested === rested && before.reckon === reckon) return before.value;
    const fresh = reckon(rested);
    const value = before && isSame(before.value, fresh) ? before.value : fresh;
    kept.current = { rested, reckon, value };
    return value;
  });
}

/** All of it, for what shows all of it. */
export function useQuestionnaire(): Questionnaire {
  return useDraft(({ questionnaire }) => questionnaire);
}
