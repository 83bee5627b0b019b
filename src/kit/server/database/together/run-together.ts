import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from '../db.ts';
import { type Statement, StatementBatch } from './statement-batch.ts';

/** Batches under way at a time, so that one held up by a lock does not hold up all that follows. */
const AT_ONCE = 3;
const MOST = 32;
/** While one is under way another leaves only with so many: what waits a moment goes cheaper. */
const WORTH_ITS_WAY = 16;

interface Waiting extends Statement {
  key: string;
  resolve(result: pg.QueryResult): void;
  reject(error: unknown): void;
}

interface Gatherer {
  pool: pg.Pool;
  batches: boolean;
  queue: Waiting[];
  /** What the batches under way touch: two statements on one thing never run side by side, so batches cannot deadlock. */
  busy: Set<string>;
  running: number;
}

const gatherers = new WeakMap<Db, Gatherer>();
const names = new Map<string, string>();

/**
 * Lets statements on this database be run together; a transaction of it stays by itself. The embedded database takes no
 * batches: it goes on with one after a statement of it failed.
 */
export function gatherStatements(db: Db, pool: pg.Pool, options: { batches: boolean }): void {
  gatherers.set(db, { pool, ...options, queue: [], busy: new Set(), running: 0 });
}

/**
 * Runs a statement that decides and writes all by itself. Under load it shares its way to the database, its transaction
 * and the wait for the disk with others that came at the same time, which is most of what a small write costs. It must
 * not depend on the order among them. `key` names what it writes: statements with one key run one after the other. In a
 * transaction, and on the embedded database, it is simply a statement. `text` is one of a few constants.
 */
export async function runTogether<Row extends Record<string, unknown>>(
  db: Db,
  key: string,
  text: string,
  values: unknown[],
): Promise<{ rows: Row[]; rowCount: number | null }> {
  const gatherer = gatherers.get(db);
  if (!gatherer) return (await db.execute(toSql(text, values))) as pg.QueryResult<Row>;
  if (!gatherer.batches) return await gatherer.pool.query<Row>(text, values);
  return await new Promise((resolve, reject) => {
    gatherer.queue.push({
      key,
      text,
      name: nameOf(text),
      values,
      resolve: resolve as Waiting['resolve'],
      reject,
    });
    // After whatever else this turn of the loop brings.
    setImmediate(start, gatherer);
  });
}

function start(gatherer: Gatherer): void {
  const { running, queue } = gatherer;
  if (running >= AT_ONCE || (running > 0 && queue.length < WORTH_ITS_WAY)) return;
  const batch = take(gatherer);
  if (batch.length === 0) return;
  gatherer.running += 1;
  void runBatch(gatherer.pool, batch).finally(() => {
    gatherer.running -= 1;
    for (const { key } of batch) gatherer.busy.delete(key);
    start(gatherer);
  });
}

function take({ queue, busy }: Gatherer): Waiting[] {
  const batch: Waiting[] = [];
  const left: Waiting[] = [];
  for (const waiting of queue.splice(0)) {
    if (batch.length < MOST && !busy.has(waiting.key)) {
      busy.add(waiting.key);
      batch.push(waiting);
    } else left.push(waiting);
  }
  queue.push(...left);
  return batch;
}

async function runBatch(pool: pg.Pool, batch: Waiting[]): Promise<void> {
  try {
    const results = await send(pool, batch);
    for (const [index, waiting] of batch.entries()) waiting.resolve(results[index] as pg.QueryResult);
  } catch {
    // None of them happened. One by one, each gets its own result or its own error.
    for (const { text, values, resolve, reject } of batch) await pool.query(text, values).then(resolve, reject);
  }
}

async function send(pool: pg.Pool, batch: readonly Statement[]): Promise<pg.QueryResult[]> {
  const client = await pool.connect();
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

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `together_${names.size + 1}`;
  names.set(text, name);
  return name;
}

function toSql(text: string, values: unknown[]): SQL {
  const [first = '', ...rest] = text.split(/\$(\d+)/);
  const statement = sql.raw(first);
  for (let i = 0; i + 1 < rest.length; i += 2) {
    statement.append(sql`${sql.param(values[Number(rest[i]) - 1])}`).append(sql.raw(rest[i + 1] ?? ''));
  }
  return statement;
}
