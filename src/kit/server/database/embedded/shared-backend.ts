// Many connections, one backend: runs one unit at a time and keeps a transaction to the connection that began it.

export interface Backend {
  run(bytes: Uint8Array, onOutput: (bytes: Uint8Array) => void): Promise<void>;
  isInTransaction(): boolean;
  rollback(): Promise<void>;
}

interface Unit {
  connection: BackendConnection;
  bytes: Uint8Array;
}

export interface BackendConnection {
  write(bytes: Uint8Array): void;
  /** The backend gave up on this connection. */
  drop(reason: string): void;
}

export class SharedBackend {
  readonly #backend: Backend;
  readonly #idleInTransactionMs: number;
  #queue: Unit[] = [];
  #holder: BackendConnection | null = null;
  #idle: NodeJS.Timeout | undefined;
  #busy = false;

  constructor(backend: Backend, idleInTransactionMs: number) {
    this.#backend = backend;
    this.#idleInTransactionMs = idleInTransactionMs;
  }

  enqueue(connection: BackendConnection, bytes: Uint8Array): void {
    this.#queue.push({ connection, bytes });
    void this.#drain();
  }

  /** A connection is gone: its waiting units are dropped and its open transaction is rolled back. */
  forget(connection: BackendConnection): void {
    this.#queue = this.#queue.filter((unit) => unit.connection !== connection);
    if (this.#holder !== connection) return;
    this.#queue.unshift({ connection, bytes: ROLLBACK });
    void this.#drain();
  }

  async #drain(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (let unit = this.#take(); unit; unit = this.#take()) await this.#run(unit);
    } finally {
      this.#busy = false;
    }
  }

  #take(): Unit | undefined {
    if (!this.#holder) return this.#queue.shift();
    const own = this.#queue.findIndex((unit) => unit.connection === this.#holder);
    return own === -1 ? undefined : this.#queue.splice(own, 1)[0];
  }

  async #run({ connection, bytes }: Unit): Promise<void> {
    clearTimeout(this.#idle);
    try {
      if (bytes === ROLLBACK) await this.#backend.rollback();
      else await this.#backend.run(bytes, (output) => connection.write(output));
    } catch (error) {
      connection.drop(error instanceof Error ? error.message : String(error));
    }
    this.#holder = this.#backend.isInTransaction() ? connection : null;
    if (this.#holder) this.#watch(connection);
  }

  /** An abandoned transaction would stop every other connection for ever. */
  #watch(connection: BackendConnection): void {
    this.#idle = setTimeout(() => {
      if (this.#holder !== connection || this.#busy) return;
      connection.drop(`transaction idle for more than ${this.#idleInTransactionMs} ms`);
      this.forget(connection);
    }, this.#idleInTransactionMs);
  }
}

const ROLLBACK = new Uint8Array();
