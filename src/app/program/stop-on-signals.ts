import type { Program } from './start-program.ts';

/** A process manager and npm both pass a signal on, so one wish to stop may arrive several times in a moment. */
const SAME_WISH_MS = 500;
/** Less than process managers wait before they kill. */
const STOP_WITHIN_MS = 25_000;

/** The first SIGTERM or SIGINT stops in order, also in the middle of a start; a second one ends the process at once. */
export function stopOnSignals(starting: Promise<Program>): void {
  let askedAt: number | undefined;
  const ask = () => {
    if (askedAt === undefined) {
      askedAt = Date.now();
      void stopInOrder(starting);
    } else if (Date.now() - askedAt > SAME_WISH_MS) giveUp('Asked again to stop: stopped at once.');
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, ask);
}

async function stopInOrder(starting: Promise<Program>): Promise<void> {
  setTimeout(giveUp, STOP_WITHIN_MS, 'What was under way did not finish in time.').unref();
  try {
    const program = await starting;
    await program.stop();
    process.exit(0);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}

function giveUp(reason: string): void {
  console.error(reason);
  process.exit(1);
}
