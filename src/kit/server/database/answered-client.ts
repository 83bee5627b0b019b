import pg from 'pg';

/** Longer than any statement may take: PostgreSQL itself would have ended it. */
const ANSWER_WITHIN_MS = 35_000;

/**
 * A connection that ends when PostgreSQL stays silent. Without it a server that froze, or a network that lost it, would
 * keep everybody waiting who has asked something until the operating system
 * gives the connection up, a quarter of an hour.
 */
export class AnsweredClient extends pg.Client {
  #silence: NodeJS.Timeout | undefined;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('drain', () => this.#stopWaiting());
    this.on('end', () => this.#stopWaiting());
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads, all passed on
  override query(config: any, values?: any, callback?: any): any {
    this.#silence ??= setTimeout(() => this.#giveUp(), ANSWER_WITHIN_MS).unref();
    return super.query(config, values, callback);
  }

  #stopWaiting(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  /** Whoever waits on this connection is told that it was terminated. */
  #giveUp(): void {
    const { stream } = (this as unknown as { connection: { stream: { destroy(): void } } }).connection;
    stream.destroy();
  }
}
