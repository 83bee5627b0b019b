import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { AppError } from '#kit/contract/errors.ts';

/** A thread that has had nothing to do for so long ends, and gives its memory back. */
const IDLE_MS = 60_000;

interface OwnThread {
  /** Where the work is: a module whose functions take one task each. */
  file: () => URL;
  /** Beyond so many it is refused. */
  mostWaiting: number;
  retryAfterSeconds: number;
}

/**
 * What would keep everybody waiting is done in a thread of its own, one piece after the other. It begins with the
 * first. Refused with `busy` where too many wait already.
 */
export function ownThread<Work extends Record<keyof Work, (task: never) => unknown>>(options: OwnThread) {
  let thread: Piscina | undefined;
  return async function run<K extends keyof Work & string>(
    name: K,
    task: Parameters<Work[K]>[0],
  ): Promise<Awaited<ReturnType<Work[K]>>> {
    thread ??= new Piscina({
      filename: fileURLToPath(options.file()),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      stricterFIFO: true,
      recordTiming: false,
      execArgv: [],
      // Whoever asks for a page goes first, on machines of few cores too.
      niceIncrement: 19,
    });
    if (thread.queueSize >= options.mostWaiting) {
      throw new AppError('busy', { retryAfterSeconds: options.retryAfterSeconds });
    }
    return await thread.run(task, { name });
  };
}
