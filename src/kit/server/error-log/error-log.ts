import type { Db } from '../database/db.ts';
import type { Logger } from '../log.ts';
import { type Gathered, gatheredOf, together } from './gathered.ts';
import type { Occurrence } from './occurrence.ts';
import { writeErrors } from './write-errors.ts';

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
    this.#gather(gatheredOf(occurrence));
  }

  #gather(later: Gathered): void {
    const before = this.#waiting.get(later.cause);
    if (before) this.#waiting.set(later.cause, together(before, later));
    else if (this.#waiting.size < MOST_CAUSES) this.#waiting.set(later.cause, later);
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
        const since = this.#waiting;
        this.#waiting = gathered;
        for (const later of since.values()) this.#gather(later);
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
