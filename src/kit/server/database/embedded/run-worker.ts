import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { locateWorker } from '../../worker-file.ts';
import type { WorkerMessage, WorkerOptions } from './worker-messages.ts';

export interface RunningWorker {
  port: number | null;
  stop(): Promise<void>;
}

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
      const stopped = once(worker, 'message');
      worker.postMessage('stop');
      await stopped;
      await worker.terminate();
    },
  };
}

async function untilReady(worker: Worker): Promise<number | null> {
  try {
    const [message] = (await once(worker, 'message')) as [WorkerMessage];
    if (message.kind !== 'ready') throw new Error('The embedded database did not start.');
    return message.port;
  } catch (error) {
    await worker.terminate();
    throw error;
  }
}
