import type { Db } from '../database/db.ts';
import type { Logger } from '../log.ts';
import { causeOf, type Occurrence, shortened } from './occurrence.ts';
import { type Gathered, REQUESTS_KEPT, writeErrors } from './write-errors.ts';

/** How many causes wait to be written at most. What comes beyond stands in the server's log alone. */
const MOST_CAUSES = 200;
const WRITTEN_EVERY_MS = 2_000;

/**
 * Gathers the errors of a process by cause and writes them every two seconds: however often something fails, it costs
 * a statement. Before there is a database, and while it is away, they wait.
 */
export class ErrorLog {
  #waiting = new Map<string, Gathered>();

  add(occurrence: Occurrence): void {
    const last = shortened(occurrence);
    const cause = causeOf(last);
    const known = this.#waiting.get(cause);
    if (!known && this.#waiting.size >= MOST_CAUSES) return;
    const { requestId, at } = last;
    const requestIds = [...(requestId === undefined ? [] : [requestId]), ...(known?.requestIds ?? [])];
    this.#waiting.set(cause, {
      cause,
      last,
      count: (known?.count ?? 0) + 1,
      first: known?.first ?? at,
      requestIds: requestIds.slice(0, REQUESTS_KEPT),
    });
  }

  /** Writes into this database from now on; what it gives stops that, and writes what is left. */
  keepIn(db: Db, log: Logger): () => Promise<void> {
    const write = async () => {
      const gathered = this.#waiting;
      this.#waiting = new Map();
      try {
        await writeErrors(db, [...gathered.values()]);
      } catch (error) {
        // A warning: as an error it would itself be gathered, and fail to be written, again and again.
        log.warn({ err: error }, 'errors could not be written');
        for (const [cause, each] of gathered) if (!this.#waiting.has(cause)) this.#waiting.set(cause, each);
      }
    };
    let running = Promise.resolve();
    const timer = setInterval(() => {
      running = running.then(write);
    }, WRITTEN_EVERY_MS).unref();
    return async () => {
      clearInterval(timer);
      await running.then(write);
    };
  }
}
