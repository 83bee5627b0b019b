import { Server as Listener, type Server } from 'node:net';

/** A turn of the event loop in which next to nothing happened. */
const SHORT_TURN_MS = 0.2;
/** So long such a turn is waited for. A busy process has one every few milliseconds. */
const WITHIN_MS = 1_000;

/**
 * Takes no connection any more. What the system has let in and the program has not taken yet, a proxy has most likely
 * sent a request on, and would be reset: so this is done right after a turn of the event loop that found nobody
 * waiting. Connections that are open stay so, which the `close` of an HTTP server would not leave them.
 */
export function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const askedAt = performance.now();
    let turnBegan = askedAt;
    let someoneCame = true;
    const onConnection = () => {
      someoneCame = true;
    };
    const endOfTurn = () => {
      const now = performance.now();
      const isQuiet = !someoneCame && now - turnBegan < SHORT_TURN_MS;
      if (isQuiet || now - askedAt > WITHIN_MS) {
        Listener.prototype.close.call(server);
        server.off('connection', onConnection);
        return resolve();
      }
      someoneCame = false;
      turnBegan = now;
      setImmediate(endOfTurn);
    };
    server.on('connection', onConnection);
    setImmediate(endOfTurn);
  });
}
