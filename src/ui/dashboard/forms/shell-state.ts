import type { SubmitEvent } from 'react';
import { differingFields } from '../saving/edited-fields.ts';
import type { StandingShown } from '../saving/use-save-trouble.ts';
import type { SavedValues } from '../saving/use-saved-values.ts';

/**
 * How a form is saved: by a button at its end that sends something new, by a bar that stays in view over what stands
 * already, or as one goes.
 */
export type Saves = 'button' | 'bar' | 'as you go';

/** A field that somebody else saved otherwise, with both in words where it holds a text or says how they are told. */
export interface FieldConflict {
  name: string;
  label: string;
  mine?: string;
  theirs?: string;
}

export interface FormShellState {
  saves: Saves;
  standing: StandingShown;
  /** Why the last save failed. */
  error: unknown;
  /** Whether something would be lost by leaving. */
  unsaved: boolean;
  /** Whether all of that is saved by itself, and soon: nothing waits for a field to be mended or left. */
  savesSoon: boolean;
  conflict: readonly FieldConflict[] | undefined;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onSaveNow: () => void;
  onDiscard: () => void;
  onMend: () => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

const UNDER_WAY: readonly StandingShown[] = ['saved', 'waiting', 'saving'];

interface Fields {
  dirty: boolean;
  held: readonly string[];
  errors: object;
  words?: Words;
}

/** By field, how a value is told to people. */
type Words = Readonly<Record<string, ((value: never) => string) | undefined>>;

/** What the shell shows of a form that is saved in the declared way. */
export function shellStateOf<V extends object>(
  saves: Saves,
  kept: SavedValues<V>,
  labels: Readonly<Record<string, string>>,
  fields: Fields,
) {
  const { machine, conflict, keepMine, takeTheirs } = kept;
  const asYouGo = saves === 'as you go';
  const standing = asYouGo ? standingAsYouGo(kept, fields) : standingByHand(kept, fields);
  return {
    saves,
    standing,
    error: machine.error,
    unsaved: fields.dirty || (asYouGo && kept.isUnsaved),
    savesSoon: asYouGo && fields.held.length === 0 && UNDER_WAY.includes(standing),
    conflict: conflict && fieldsInConflict(conflict.merged, conflict.theirs, labels, fields.words ?? {}),
    onKeepMine: keepMine,
    onTakeTheirs: takeTheirs,
  };
}

/** The machine waits for the hand whatever was written; what is unsaved is what differs. */
function standingByHand<V>({ machine }: SavedValues<V>, { dirty }: Fields): StandingShown {
  const { standing } = machine.state;
  if (standing !== 'saved' && standing !== 'waiting') return standing;
  return dirty ? 'waiting' : 'saved';
}

/** Saved is only said where nothing is held back, and what has to be mended once it was left. */
function standingAsYouGo<V>({ machine }: SavedValues<V>, { held, errors }: Fields): StandingShown {
  const { standing } = machine.state;
  if (held.length === 0 || !UNDER_WAY.includes(standing)) return standing;
  if (Object.keys(errors).length > 0) return 'held';
  return standing === 'saved' ? 'waiting' : standing;
}

function fieldsInConflict<V extends object>(
  mine: V,
  theirs: V,
  labels: Readonly<Record<string, string>>,
  words: Words,
) {
  return differingFields(mine, theirs).map((name): FieldConflict => {
    const tell = words[name] as ((value: unknown) => string) | undefined;
    const texts: unknown[] = [mine[name], theirs[name]].map((value) => tell?.(value) ?? value);
    const [written, saved] = texts.filter((text) => typeof text === 'string');
    const label = labels[name] ?? name;
    return written !== undefined && saved !== undefined
      ? { name, label, mine: written, theirs: saved }
      : { name, label };
  });
}
