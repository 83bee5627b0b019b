import pg from 'pg';
import { OneAtATime, Shared } from './run-together.ts';
import { type Statement, StatementBatch } from './statement-batch.ts';

/** Batches under way at a time, so that one held up by a lock does not hold up all that follows. */
const AT_ONCE = 3;
const MOST = 32;
/** While one is under way another leaves only with so many: what waits a moment goes cheaper. */
const WORTH_ITS_WAY = 16;

interface Waiting extends Statement {
  keys: readonly string[];
  /** In the order in which a batch has them; none is empty and comes first. */
  shared: string;
  resolve(result: pg.QueryResult): void;
  reject(error: unknown): void;
}

/**
 * A pool that sends statements with {@link OneAtATime} among their values in
 * batches. Those of its clients go as they are.
 */
export class GatheringPool extends pg.Pool {
  #queue: Waiting[] = [];
  /**
   * What the batches under way write: two statements on one thing never run side by side, so batches cannot deadlock.
   */
  readonly #busy = new Set<string>();
  #running = 0;
  readonly #prepares: boolean;

  constructor({ prepares, ...config }: pg.PoolConfig & { prepares: boolean }) {
    super(config);
    this.#prepares = prepares;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads, all but one passed on
  override query(config: any, values?: any, callback?: any): any {
    const keys = callback === undefined && Array.isArray(values) ? valuesOf(OneAtATime, values) : [];
    if (keys.length === 0) return super.query(config, values, callback);
    const { text, types } = config as pg.QueryConfig;
    const name = this.#prepares ? nameOf(text) : '';
    const [shared = ''] = valuesOf(Shared, values);
    return new Promise((resolve, reject) => {
      this.#queue.push({ keys, shared, text, types, name, values, resolve, reject });
      // After whatever else this turn of the loop brings.
      setImmediate(() => this.#start());
    });
  }

  #start(): void {
    if (this.#running >= AT_ONCE || (this.#running > 0 && this.#queue.length < WORTH_ITS_WAY)) return;
    const batch = this.#take();
    if (batch.length === 0) return;
    this.#running += 1;
    void this.#run(batch).finally(() => {
      this.#running -= 1;
      for (const { keys, shared } of batch) for (const key of [...keys, shared]) this.#busy.delete(key);
      this.#start();
    });
  }

  #take(): Waiting[] {
    const batch: Waiting[] = [];
    const left: Waiting[] = [];
    const shared = new Set<string>();
    for (const waiting of this.#queue) {
      const isFree = ![...waiting.keys, waiting.shared].some((key) => this.#busy.has(key));
      if (batch.length < MOST && isFree) {
        for (const key of waiting.keys) this.#busy.add(key);
        if (waiting.shared !== '') shared.add(waiting.shared);
        batch.push(waiting);
      } else left.push(waiting);
    }
    for (const key of shared) this.#busy.add(key);
    this.#queue = left;
    return batch.sort((a, b) => (a.shared < b.shared ? -1 : Number(a.shared > b.shared)));
  }

  async #run(batch: Waiting[]): Promise<void> {
    try {
      const results = await this.#send(batch);
      for (const [index, waiting] of batch.entries()) waiting.resolve(results[index] as pg.QueryResult);
    } catch {
      // None of them happened. One by one, each gets its own result or its own error.
      for (const { text, types, values, resolve, reject } of batch) {
        await super.query({ text, ...(types && { types }) }, [...values]).then(resolve, reject);
      }
    }
  }

  async #send(batch: readonly Statement[]): Promise<pg.QueryResult[]> {
    const client = await this.connect();
    try {
      const results = await new Promise<pg.QueryResult[]>((resolve, reject) => {
        client.query(new StatementBatch(batch, (error, all) => (error ? reject(error) : resolve(all))));
      });
      client.release();
      return results;
    } catch (error) {
      // Which statements were prepared before the failure is not known, so the connection is not used again.
      client.release(true);
      throw error;
    }
  }
}

function valuesOf(kind: typeof OneAtATime | typeof Shared, values: readonly unknown[]): string[] {
  return values.flatMap((value) => (value instanceof kind ? [value.value] : []));
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `together_${names.size + 1}`;
  names.set(text, name);
  return name;
}
