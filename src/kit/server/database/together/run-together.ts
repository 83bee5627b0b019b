import { type Query, SQL } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from '../db.ts';

/**
 * The values of a statement by name: `at.now` is the
 * parameter (`$7`) that `now` is bound to, wherever and however often it stands.
 */
export function bind<Named extends Record<string, unknown>>(named: Named) {
  const values: unknown[] = [];
  const bound = (value: unknown) => `$${values.push(value)}`;
  const at: Partial<Record<keyof Named, string>> = {};
  for (const name in named) at[name] = bound(named[name]);
  return { at: at as Readonly<Record<keyof Named, string>>, bound, values };
}

/** A value that names what a statement writes, for whoever gathers statements. */
class Written {
  readonly value: string;

  constructor(value: string) {
    this.value = value;
  }

  /** What the driver sends. */
  toPostgres(): string {
    return this.value;
  }
}

/** Of statements with the same, one runs after the other. */
export class OneAtATime extends Written {}

/**
 * What many statements write at the same moment and lock before anything else, as a counter. They leave in batches with
 * no others, and no two batches with the same are under way. So who waits for it holds no row yet, and no batches, of
 * several processes either, wait for each other in a circle; and where it is held, only those who need it wait.
 */
export class Shared extends Written {}

/**
 * Runs a statement that decides and writes, or reads, all by itself. Under load it shares its way to the database, its
 * transaction and the wait for the disk with others that came at the same time, which is most of what a small write
 * costs. It must not depend on the order among them, and what it writes or reads is {@link OneAtATime} among its
 * values, or {@link Shared} as well. `text` is one of a few. In a transaction it is simply a statement of it: who
 * gathers is the pool (`gathering-pool.ts`), so whatever stands around the database in between does not matter.
 */
export async function runTogether<Row extends Record<string, unknown>>(
  db: Db,
  text: string,
  values: unknown[],
): Promise<{ rows: Row[]; rowCount: number | null }> {
  return (await db.execute(new Ready(text, values))) as pg.QueryResult<Row>;
}

/** Text and values as the driver takes them. */
class Ready extends SQL {
  readonly #query: Query;

  constructor(text: string, values: unknown[]) {
    super([]);
    this.#query = { sql: text, params: values };
  }

  override toQuery() {
    return this.#query;
  }
}
