export const CLIENTS = 20;

/**
 * Lets {@link CLIENTS} work for some seconds, each beginning its next turn when the last one is done, and tells how
 * many turns a second that were. All of them are finished when this resolves.
 */
export async function runClients(seconds: number, turn: (client: number) => Promise<void>): Promise<number> {
  const start = performance.now();
  const until = start + seconds * 1000;
  let turns = 0;
  async function work(client: number): Promise<void> {
    while (performance.now() < until) {
      await turn(client);
      turns += 1;
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => work(client)));
  return turns / ((performance.now() - start) / 1000);
}
