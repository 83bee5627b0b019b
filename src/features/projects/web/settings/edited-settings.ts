// Settings as they are edited, with a way back. A password is in no history: its field holds it.
import { isSame } from '#domain/is-same.ts';
import { differingFields, heldBack, withMyChanges } from '#ui/dashboard/saving/edited-fields.ts';
import { type History, type Mark, record, redo, revise, startHistory, undo } from '../workshop/history.ts';
import type { SettingsValues } from './settings-values.ts';

type Remembered = Omit<SettingsValues, 'password'>;

export interface EditedSettings {
  history: History<Remembered>;
  password: string;
}

/** What those who are answering began under: while responses come in, no way back leads to another. */
export const FIXED_WHILE_COLLECTING = ['responseMethod', 'onePer'] as const;

export function startEditing(values: SettingsValues): EditedSettings {
  return { history: startHistory(remembered(values)), password: values.password };
}

export function valuesIn({ history, password }: EditedSettings): SettingsValues {
  return { ...history.present, password };
}

/** After an edit; typing in one field is one step until there is a pause. */
export function edited({ history }: EditedSettings, values: SettingsValues, mark?: Mark): EditedSettings {
  const next = remembered(values);
  return {
    history: isSame(next, history.present) ? history : record(history, next, mark),
    password: values.password,
  };
}

export function undone(now: EditedSettings): EditedSettings {
  return { ...now, history: undo(now.history) };
}

export function redone(now: EditedSettings): EditedSettings {
  return { ...now, history: redo(now.history) };
}

/** What can be, now and one way or the other, while responses come in: what is fixed stays as it was saved. */
export function whileCollecting(now: EditedSettings, saved: SettingsValues): EditedSettings {
  const before = remembered(saved);
  return { ...now, history: revise(now.history, (values) => heldBack(values, before, FIXED_WHILE_COLLECTING)) };
}

/** Somebody else saved other settings than `base`: no way back leads behind what they changed. */
export function joined(now: EditedSettings, base: SettingsValues, theirs: SettingsValues): EditedSettings {
  const before = remembered(base);
  const after = remembered(theirs);
  return { ...now, history: revise(now.history, (values) => withMyChanges(before, values, after)) };
}

/** The settings that one step changed. */
export function changedBetween(before: EditedSettings, after: EditedSettings): (keyof Remembered)[] {
  return differingFields(before.history.present, after.history.present);
}

function remembered({ password: _, ...values }: SettingsValues): Remembered {
  return values;
}
