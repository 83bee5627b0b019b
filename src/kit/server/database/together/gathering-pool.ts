import pg from 'pg';
import { sqlState } from '../database-errors.ts';
import { OneAtATime, Shared } from './run-together.ts';
import { type Statement, StatementBatch } from './statement-batch.ts';

const QUERY_CANCELED = '57014';
/** Batches of a line under way at a time, so that one held up by a lock does not hold up all that follows. */
const AT_ONCE = 3;
const MOST = 32;
/** Of a batch that failed, so many statements at a time go alone. */
const ALONE_AT_ONCE = 4;

interface Waiting extends Statement {
  keys: readonly string[];
  /** Empty for none. */
  shared: string;
  resolve(result: pg.QueryResult): void;
  reject(error: unknown): void;
}

/** Those that wait to leave in batches of their kind. */
class Line {
  waiting: Waiting[] = [];
  underWay = 0;
  /** While one batch is under way another leaves only with so many. */
  readonly worthItsWay: number;

  constructor(worthItsWay: number) {
    this.worthItsWay = worthItsWay;
  }

  get mayLeave(): boolean {
    return this.underWay < AT_ONCE && (this.underWay === 0 || this.waiting.length >= this.worthItsWay);
  }
}

/**
 * A pool that sends statements with {@link OneAtATime} among their values in
 * batches. Those of its clients go as they are.
 */
export class GatheringPool extends pg.Pool {
  /** What waits a moment goes cheaper. */
  readonly #plain = new Line(16);
  /** Those with {@link Shared}: each value gathers its own while its batch is under way, and no other value's. */
  readonly #sharing = new Line(1);
  /** What the batches under way write: two statements on one thing never run side by side. */
  readonly #busy = new Set<string>();
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
    const line = shared === '' ? this.#plain : this.#sharing;
    return new Promise((resolve, reject) => {
      line.waiting.push({ keys, shared, text, types, name, values, resolve, reject });
      // After whatever else this turn of the loop brings.
      setImmediate(() => this.#start(line));
    });
  }

  #start(line: Line): void {
    while (line.mayLeave) {
      const batch = this.#take(line);
      if (batch.length === 0) return;
      line.underWay += 1;
      void this.#run(batch).finally(() => {
        line.underWay -= 1;
        for (const { keys, shared } of batch) for (const key of [...keys, shared]) this.#busy.delete(key);
        this.#start(this.#plain);
        this.#start(this.#sharing);
      });
    }
  }

  /** The first that is free and others that share what it does, or nothing as well, in the order of what they write. */
  #take(line: Line): Waiting[] {
    const batch: Waiting[] = [];
    const left: Waiting[] = [];
    for (const waiting of line.waiting) {
      const isFree = !this.#busy.has(waiting.shared) && !waiting.keys.some((key) => this.#busy.has(key));
      const isAlike = batch[0] === undefined || batch[0].shared === waiting.shared;
      if (batch.length < MOST && isFree && isAlike) {
        for (const key of waiting.keys) this.#busy.add(key);
        batch.push(waiting);
      } else left.push(waiting);
    }
    if (batch[0] && batch[0].shared !== '') this.#busy.add(batch[0].shared);
    line.waiting = left;
    return batch.sort((a, b) => inOrder(heldBy(a), heldBy(b)));
  }

  async #run(batch: Waiting[]): Promise<void> {
    try {
      const results = await this.#send(batch);
      for (const [index, waiting] of batch.entries()) waiting.resolve(results[index] as pg.QueryResult);
    } catch {
      // None of them happened. Alone, each gets its own result or its own error.
      await this.#runAlone(batch);
    }
  }

  /**
   * Those that share something wait for the same, so one after the other. Who finds it held until the time is over is
   * followed by no other: so a batch takes about one such wait more, not one for each of its statements.
   */
  async #runAlone(batch: readonly Waiting[]): Promise<void> {
    const left = [...batch];
    let heldUp: unknown;
    const runSome = async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const { text, types, values, resolve, reject } = next;
        try {
          resolve(await super.query({ text, ...(types && { types }) }, [...values]));
        } catch (error) {
          reject(error);
          if (sqlState(error) !== QUERY_CANCELED) continue;
          heldUp = error;
          return;
        }
      }
    };
    await Promise.all(Array.from({ length: batch[0]?.shared === '' ? ALONE_AT_ONCE : 1 }, runSome));
    for (const { reject } of left) reject(heldUp);
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

/** What another process may hold of what a statement writes: of a start, its own key rather than the id it brings. */
function heldBy({ keys }: Waiting): string {
  return keys.at(-1) ?? '';
}

function inOrder(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
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
