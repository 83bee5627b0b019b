import pg from 'pg';

/** One statement of a batch, answered apart from the others. */
export interface Statement {
  text: string;
  values: unknown[];
  /** What it is prepared under, once a connection. */
  name: string;
}

type Done = (error: Error | null, results: pg.QueryResult[]) => void;

/** The driver's query and connection as they meet each other; not part of its published types. */
interface DriverQuery {
  submit(connection: DriverConnection): Error | null;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: DriverConnection): void;
  handleReadyForQuery(connection: DriverConnection): void;
  handleError(error: Error, connection: DriverConnection): void;
}

interface DriverConnection {
  stream: { write(bytes: Buffer): void };
  sync(): void;
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
}

const Query = pg.Query as unknown as new (
  config: Statement,
  values: undefined,
  callback: (error: Error | null, result: pg.QueryResult) => void,
) => DriverQuery;

/**
 * Several statements sent in one write, ended by a single Sync: PostgreSQL runs them in order in one transaction and
 * commits once. If one fails none of them happened. For `client.query`, which takes it as one query.
 */
export class StatementBatch implements pg.Submittable {
  readonly #statements: readonly Statement[];
  readonly #queries: DriverQuery[];
  readonly #results: pg.QueryResult[] = [];
  /** The driver looks for it: with a callback it knows where errors go. */
  readonly callback: (error: Error | null) => void;
  #answering = 0;

  constructor(statements: readonly Statement[], done: Done) {
    this.#statements = statements;
    this.#queries = statements.map(
      (statement, index) =>
        new Query(statement, undefined, (_error, result) => {
          this.#results[index] = result;
        }),
    );
    this.callback = (error) => done(error, this.#results);
  }

  submit(connection: unknown): Error | null {
    const driver = connection as DriverConnection;
    const messages: Buffer[] = [];
    const gathering: DriverConnection = Object.create(driver, {
      _send: { value: (message: Buffer) => messages.push(message) },
      sync: { value: () => {} },
    });
    for (const query of this.#queries) {
      const refused = query.submit(gathering);
      if (refused) return refused;
    }
    driver.sync.call(gathering);
    driver.stream.write(Buffer.concat(messages));
    return null;
  }

  handleRowDescription(message: unknown): void {
    this.#queries[this.#answering]?.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.#queries[this.#answering]?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: DriverConnection): void {
    this.#queries[this.#answering]?.handleCommandComplete(message, connection);
    this.#answering += 1;
  }

  handleReadyForQuery(connection: DriverConnection): void {
    for (const { name, text } of this.#statements) {
      connection.parsedStatements[name] = text;
      delete connection.submittedNamedStatements[name];
    }
    for (const query of this.#queries) query.handleReadyForQuery(connection);
    this.callback(null);
  }

  handleError(error: Error): void {
    this.callback(error);
  }
}
