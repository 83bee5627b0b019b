import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { stopListening } from './stop-listening.ts';

/** Whoever opened a connection, or had an answer on it, this short ago may be sending a request on it right now. */
const RECENT_MS = 500;
/** So long a request that began to arrive may go on arriving while the program stops. */
const ARRIVING_MS = 2_000;
const SWEEP_MS = 50;

interface Use {
  /** Requests that are being answered. */
  requests: number;
  /** When it was opened or carried its last answer, and what had been read of it by then. */
  since: number;
  read: number;
}

/**
 * Knows the server's connections, and closes those that carry no request without cutting one off. Node's own
 * `closeIdleConnections` cuts those that a proxy is about to use again, and leaves the ones open that never carried
 * any, which browsers keep in store: one of them would hold up every stop.
 */
export class OpenConnections {
  readonly #server: Server;
  readonly #uses = new Map<Socket, Use>();
  #stoppedAt: number | undefined;

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket) => {
      this.#uses.set(socket, { requests: 0, since: Date.now(), read: 0 });
      socket.once('close', () => this.#uses.delete(socket));
    });
    // Before it is answered.
    server.prependListener('request', ({ socket }, response) => {
      if (this.#stoppedAt !== undefined) response.setHeader('connection', 'close');
      this.#change(socket, 1);
      response.once('close', () => this.#change(socket, -1));
    });
  }

  /**
   * Lets nobody in any more, and closes what is open as soon as it is done with. Comes back when little can be left.
   */
  async stop(): Promise<void> {
    this.#stoppedAt = Date.now();
    await stopListening(this.#server);
    // Looked at once what has arrived is read, which a busy process may be late with too. What is still in use then
    // keeps no process alive that has ended by itself.
    setInterval(() => setImmediate(() => this.#closeUnused()), SWEEP_MS).unref();
    const until = Date.now() + RECENT_MS;
    this.#closeUnused();
    while (this.#uses.size > 0 && Date.now() < until) await delay(SWEEP_MS);
  }

  #closeUnused(): void {
    const now = Date.now();
    const mayArrive = now - (this.#stoppedAt ?? now) < ARRIVING_MS;
    for (const [socket, { requests, since, read }] of this.#uses) {
      const isArriving = mayArrive && socket.bytesRead > read;
      if (requests === 0 && now - since >= RECENT_MS && !isArriving) socket.destroy();
    }
  }

  #change(socket: Socket, by: number): void {
    const use = this.#uses.get(socket);
    if (!use) return;
    use.requests += by;
    use.since = Date.now();
    use.read = socket.bytesRead;
  }
}
