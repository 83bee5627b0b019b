// Undo and redo over a value that is never changed in place: keeping an old one is all it takes.
import { isSame } from '#domain/is-same.ts';

export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** What the last edit was about, and when: typing in one text counts as one step until there is a pause. */
  last: Mark | undefined;
}

export interface Mark {
  /** `title:q1:en`; edits without a topic always stand for themselves. */
  topic: string;
  at: number;
}

const LONGEST = 200;
const PAUSE_MS = 1_000;

export function startHistory<T>(present: T): History<T> {
  return { past: [], present, future: [], last: undefined };
}

/** The history after an edit that gave `next`; what was undone before it cannot be redone any more. */
export function record<T>(history: History<T>, next: T, mark?: Mark): History<T> {
  if (next === history.present) return history;
  const { past, present, last } = history;
  const goesOn = mark && last && last.topic === mark.topic && mark.at - last.at < PAUSE_MS;
  return { past: goesOn ? past : [...past, present].slice(-LONGEST), present: next, future: [], last: mark };
}

export function undo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const previous = past.at(-1);
  if (previous === undefined) return history;
  return { past: past.slice(0, -1), present: previous, future: [present, ...future], last: undefined };
}

export function redo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  if (next === undefined) return history;
  return { past: [...past, present], present: next, future: rest, last: undefined };
}

/** Puts a value one undo away without showing it. */
export function setAside<T>(history: History<T>, value: T): History<T> {
  return { ...history, past: [...history.past, value].slice(-LONGEST), future: [], last: undefined };
}

/** Every value it holds, changed alike. Steps that then change nothing are gone. */
export function revise<T>(history: History<T>, change: (value: T) => T): History<T> {
  const present = change(history.present);
  const before = [...history.past.map(change), present];
  const after = [present, ...history.future.map(change)];
  const past = before.slice(0, -1).filter((value, at) => !isSame(value, before[at + 1]));
  const future = after.slice(1).filter((value, at) => !isSame(value, after[at]));
  return { past, present, future, last: undefined };
}
