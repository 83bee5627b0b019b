export const CLIENTS = 20;

export interface Measured {
  /** Turns finished in the measured time. */
  turns: number;
  perSecond: number;
}

/**
 * Lets {@link CLIENTS} work at once, each beginning its next turn when the last one is done. Turns of the warm-up do not
 * count; all of them are finished when this resolves.
 */
export async function runClients(
  seconds: { warmUp: number; measured: number },
  turn: (client: number) => Promise<void>,
): Promise<Measured> {
  const from = performance.now() + seconds.warmUp * 1000;
  const until = from + seconds.measured * 1000;
  let turns = 0;
  async function work(client: number): Promise<void> {
    while (performance.now() < until) {
      await turn(client);
      const now = performance.now();
      if (now >= from && now < until) turns += 1;
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => work(client)));
  return { turns, perSecond: turns / seconds.measured };
}
