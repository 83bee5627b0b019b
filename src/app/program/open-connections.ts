import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long a request that began to arrive may go on arriving while the program stops. */
const ARRIVING_MS = 2_000;

/**
 * Knows the server's connections, and closes those that carry no request. Node's own `closeIdleConnections` leaves the ones
 * open that never carried any, which browsers keep in store: one of them would hold up every stop.
 */
export class OpenConnections {
  /** Requests that are being answered, by connection. */
  readonly #requests = new Map<Socket, number>();

  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.#requests.set(socket, 0);
      socket.once('close', () => this.#requests.delete(socket));
    });
    server.on('request', ({ socket }, response) => {
      this.#change(socket, 1);
      response.once('close', () => this.#change(socket, -1));
    });
  }

  /** What carries no request, `stoppingMs` after the stop began. */
  closeUnused(stoppingMs: number): void {
    for (const [socket, requests] of this.#requests) {
      const isArriving = socket.bytesRead > 0 && stoppingMs < ARRIVING_MS;
      if (requests === 0 && !isArriving) socket.destroy();
    }
  }

  #change(socket: Socket, by: number): void {
    const requests = this.#requests.get(socket);
    if (requests !== undefined) this.#requests.set(socket, requests + by);
  }
}
