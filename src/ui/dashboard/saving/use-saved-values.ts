import { type Dispatch, type SetStateAction, useState } from 'react';
import { isSame } from '#domain/is-same.ts';
import { withMyChanges } from './edited-fields.ts';
import { hasUnsaved, type Revision, type Stored, type Theirs } from './save-machine.ts';
import { type SaveMachineBinding, type SaveMachineOptions, useSaveMachine } from './use-save-machine.ts';

interface SavedValuesOptions<V> extends Pick<SaveMachineOptions<V>, 'saved' | 'by'> {
  /** What the server has now; without, nobody else can have saved it first. */
  read?: (() => Promise<Revision<V>>) | undefined;
  /** As they are typed. */
  values: V;
  onValues: Dispatch<SetStateAction<V>>;
  /** What can be saved of them; fields that are held back stay as they were saved. */
  sendable: (values: V, base: V) => V;
  store: (draft: Revision<V>, base: V) => Promise<Stored<V>>;
  /** Whether what one person saves is one whole: whoever keeps theirs takes no field of the other's. */
  asWhole?: boolean;
}

export interface SavedValues<V> {
  machine: SaveMachineBinding<V>;
  /** What the server is known to have. */
  base: V;
  /** Something that can be saved is not with the server yet. */
  isUnsaved: boolean;
  /** Where somebody else saved first: theirs, and theirs with what was changed here. */
  conflict: { theirs: V; merged: V } | undefined;
  keepMine: () => void;
  takeTheirs: () => void;
}

/** The values of a form on their way to the server and, where somebody else saved first, together with theirs. */
export function useSavedValues<V extends object>(options: SavedValuesOptions<V>): SavedValues<V> {
  const { values, onValues, sendable, store, read, by, asWhole = false } = options;
  const [saved] = useState(options.saved);
  const [base, setBase] = useState(saved.content);
  const draft = useSameDraft(base, sendable(values, base));

  async function storeAndKnow(sent: Revision<V>): Promise<Stored<V>> {
    const stored = await store(sent, base);
    const { content } = stored;
    setBase(content ?? sent.content);
    if (content) onValues((typed) => (isSame(typed, sent.content) ? content : typed));
    return stored;
  }

  const merge = (typed: V, theirs: V) => (asWhole ? typed : withMyChanges(base, typed, theirs));

  /** What only they changed is theirs anyway: where that is all, there is nothing to decide. */
  async function readAndTake(readNow: () => Promise<Revision<V>>): Promise<Theirs<V>> {
    const theirs = await readNow();
    const { content } = theirs;
    const hasMine = !isSame(values, content) && isSame(merge(values, content), content);
    if (hasMine) {
      setBase(content);
      onValues((typed) => merge(typed, content));
    }
    return { ...theirs, hasMine };
  }

  const readTheirs = read && (() => readAndTake(read));
  const machine = useSaveMachine({ saved, draft, store: storeAndKnow, read: readTheirs, by });
  const { state, dispatch } = machine;
  const theirs = state.theirs?.content;
  const conflict = theirs && { theirs, merged: merge(values, theirs) };

  function goOnWith(event: 'keptMine' | 'tookTheirs'): void {
    if (!conflict) return;
    setBase(conflict.theirs);
    onValues(event === 'keptMine' ? conflict.merged : conflict.theirs);
    dispatch({ type: event });
  }

  return {
    machine,
    base,
    // The machine hears of a draft a moment after it is drawn, and a click that left the field may come in between.
    isUnsaved: hasUnsaved(state) || draft !== state.draft,
    conflict,
    keepMine: () => goOnWith('keptMine'),
    takeTheirs: () => goOnWith('tookTheirs'),
  };
}

/** The same object for as long as it says the same, the saved one if it says that: the machine goes by it. */
function useSameDraft<V>(base: V, next: V): V {
  const [draft, setDraft] = useState(base);
  const same = [base, draft].find((known) => known === next || isSame(known, next)) ?? next;
  if (same !== draft) setDraft(same);
  return same;
}
