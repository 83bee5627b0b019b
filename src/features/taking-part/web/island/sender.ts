import type { Queue, Unsent } from './queue.ts';

export type SaveState = 'saved' | 'saving' | 'offline' | 'failed';

/** What the server said to one answer: taken, wrong in itself, the respondent is done, or ask again later. */
export type Verdict =
  | { kind: 'taken'; answered: number }
  | { kind: 'refused'; message: string }
  | { kind: 'over' }
  | { kind: 'later' };

interface SenderOptions {
  queue: Queue;
  /** Sends one answer; rejects when there is no connection. */
  send(entry: Unsent): Promise<Verdict>;
  isOffline(): boolean;
  onState(state: SaveState): void;
  onTaken(entry: Unsent, answered: number): void;
  onRefused(entry: Unsent, message: string): void;
  onOver(): void;
  /** Calls back after some milliseconds. */
  later(callback: () => void, milliseconds: number): void;
}

const SHORTEST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

/** Sends what is queued, one after the other and in order, again and again until it has arrived. */
export function createSender(options: SenderOptions): { flush(): Promise<void> } {
  const { queue } = options;
  let isBusy = false;
  let wait = SHORTEST_WAIT;

  async function flush(): Promise<void> {
    if (isBusy || queue.all().length === 0) return;
    isBusy = true;
    try {
      for (let [entry] = queue.all(); entry; [entry] = queue.all()) {
        options.onState('saving');
        queue.markTried(entry.key);
        const verdict = await options.send(entry).catch(() => undefined);
        if (!verdict || verdict.kind === 'later') return tryLater(verdict === undefined && options.isOffline());
        wait = SHORTEST_WAIT;
        if (verdict.kind === 'over') {
          queue.clear();
          return options.onOver();
        }
        queue.remove(entry.key);
        if (verdict.kind === 'taken') options.onTaken(entry, verdict.answered);
        else options.onRefused(entry, verdict.message);
      }
      options.onState('saved');
    } finally {
      isBusy = false;
    }
  }

  function tryLater(isOffline: boolean): void {
    options.onState(isOffline ? 'offline' : 'failed');
    options.later(() => void flush(), wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  return { flush };
}
