import type { Told } from '#domain/questionnaire/held.ts';

/** An answer on its way to the server. Its key makes it count once, however often it is sent. */
export interface Unsent {
  key: string;
  question: string;
  value: Told;
  /** It may have arrived already, so it is never changed or taken back. */
  tried?: boolean;
}

export interface Queue {
  all(): Unsent[];
  add(question: string, value: Told): void;
  markTried(key: string): void;
  remove(key: string): void;
  clear(): void;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The answers of one respondent that the server has not confirmed, in the order they were given.
 * Kept in the browser's own storage, where they outlive a closed window; read anew each time,
 * for another window may show the same respondent.
 */
export function openQueue(respondent: string, store: Store, newKey: () => string): Queue {
  const name = `jorip:unsent:${respondent}`;
  let kept: string | null = null;

  function read(): Unsent[] {
    try {
      return JSON.parse(attempt(() => store.getItem(name)) ?? kept ?? '[]') as Unsent[];
    } catch {
      return [];
    }
  }

  function write(entries: Unsent[]): void {
    kept = entries.length > 0 ? JSON.stringify(entries) : null;
    attempt(() => (kept === null ? store.removeItem(name) : store.setItem(name, kept)));
  }

  return {
    all: read,
    add: (question, value) =>
      write([
        ...read().filter((entry) => entry.tried || entry.question !== question),
        { key: newKey(), question, value },
      ]),
    markTried: (key) => write(read().map((entry) => (entry.key === key ? { ...entry, tried: true } : entry))),
    remove: (key) => write(read().filter((entry) => entry.key !== key)),
    clear: () => write([]),
  };
}

/** Storage may be forbidden or full; then answers are kept in memory alone. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Touching the storage throws where a browser forbids it. */
export function storageOrNone(): Store {
  try {
    return localStorage;
  } catch {
    return { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  }
}
