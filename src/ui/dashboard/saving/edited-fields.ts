import { isSame } from '#domain/is-same.ts';

/** The fields in which two sets of values differ. */
export function differingFields<V extends object>(mine: V, theirs: V): (keyof V & string)[] {
  return (Object.keys(mine) as (keyof V & string)[]).filter((name) => !isSame(mine[name], theirs[name]));
}

/** Theirs, with what I changed since we both began: what only they changed stays theirs. */
export function withMyChanges<V extends object>(base: V, mine: V, theirs: V): V {
  return { ...theirs, ...only(mine, differingFields(mine, base)) };
}

/** Values as they are typed, but for fields that are held back, which stay as they were saved. */
export function heldBack<V extends object>(values: V, saved: V, held: readonly (keyof V)[]): V {
  return { ...values, ...only(saved, held) };
}

function only<V extends object>(values: V, names: readonly (keyof V)[]): Partial<V> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<V>;
}
