import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { locateWorker } from '../../worker-file.ts';
import type { WorkerMessage, WorkerOptions } from './worker-messages.ts';

export interface RunningWorker {
  port: number | null;
  stop(): Promise<void>;
}

/** Well over what making a database, or putting one right after a crash, takes on a slow machine. */
const START_AT_MOST_MS = 300_000;

/** Starts the thread, waits until it answers, and reports should it end before `stop` asks it to. */
export async function runWorker(options: WorkerOptions, onCrash: (error: Error) => void): Promise<RunningWorker> {
  const file = locateWorker('embedded-database-worker', new URL('./worker.ts', import.meta.url));
  const worker = new Worker(file, { workerData: options, execArgv: [] });
  const port = await untilReady(worker);
  let stopping = false;
  worker.on('error', onCrash);
  worker.on('exit', () => {
    if (!stopping) onCrash(new Error('The embedded database stopped unexpectedly.'));
  });
  return {
    port,
    async stop() {
      stopping = true;
      const stopped = Promise.race([once(worker, 'message'), once(worker, 'exit')]);
      worker.postMessage('stop');
      await stopped;
      await worker.terminate();
    },
  };
}

async function untilReady(worker: Worker): Promise<number | null> {
  const over = new AbortController();
  const tooLong = setTimeout(() => over.abort(), START_AT_MOST_MS);
  worker.once('exit', () => over.abort());
  try {
    const [message] = (await once(worker, 'message', { signal: over.signal })) as [WorkerMessage];
    if (message.kind !== 'ready') throw new Error('The embedded database ended while it started.');
    return message.port;
  } catch (error) {
    await worker.terminate();
    if (over.signal.aborted) throw new Error('The embedded database did not start.', { cause: error });
    throw error;
  } finally {
    clearTimeout(tooLong);
  }
}
