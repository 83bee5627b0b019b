import pg from 'pg';

/** One statement of a batch, answered apart from the others. */
export interface Statement {
  text: string;
  values: readonly unknown[];
  /** What it is prepared under, once a connection; empty for never. */
  name: string;
  types: pg.CustomTypesConfig | undefined;
}

/**
 * What the driver exports for queries of others' making, as its own cursor is one, and its published types leave out.
 */
interface DriverResult extends pg.QueryResult {
  addFields(fields: unknown): void;
  parseRow(fields: unknown): unknown;
  addRow(row: unknown): void;
  addCommandComplete(message: unknown): void;
}
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): string | null } }).utils;
const Result = pg.Result as unknown as new (
  rowMode: string | undefined,
  types: pg.CustomTypesConfig | undefined,
) => DriverResult;

/** The names that a connection has prepared, or is about to: one of whose batches fails is not used again. */
const prepared = new WeakMap<pg.Connection, Set<string>>();

/**
 * Several statements sent in one write, ended by a single Sync: PostgreSQL runs them in order in one transaction and
 * commits once. If one fails none of them happened. For `client.query`, which takes it as one query.
 */
export class StatementBatch implements pg.Submittable {
  readonly #statements: readonly (Statement & { values: (string | null)[] })[];
  readonly #results: DriverResult[];
  readonly #done: (error: Error | null, results: pg.QueryResult[]) => void;
  #answering = 0;

  constructor(statements: readonly Statement[], done: (error: Error | null, results: pg.QueryResult[]) => void) {
    this.#statements = statements.map((each) => ({ ...each, values: each.values.map(prepareValue) }));
    this.#results = statements.map(({ types }) => new Result(undefined, types));
    this.#done = done;
  }

  submit(connection: pg.Connection): void {
    const known = prepared.get(connection) ?? new Set();
    prepared.set(connection, known);
    connection.stream.cork();
    for (const { name, text, values } of this.#statements) {
      if (!known.has(name)) connection.parse({ name, text, types: [] }, true);
      if (name !== '') known.add(name);
      connection.bind({ portal: '', statement: name, values }, true);
      connection.describe({ type: 'P', name: '' }, true);
      connection.execute({ portal: '' }, true);
    }
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { fields: unknown }): void {
    this.#results[this.#answering]?.addFields(fields);
  }

  handleDataRow({ fields }: { fields: unknown }): void {
    const result = this.#results[this.#answering];
    result?.addRow(result.parseRow(fields));
  }

  handleCommandComplete(message: unknown): void {
    this.#results[this.#answering]?.addCommandComplete(message);
    this.#answering += 1;
  }

  handleReadyForQuery(): void {
    this.#done(null, this.#results);
  }

  handleError(error: Error): void {
    this.#done(error, this.#results);
  }
}
