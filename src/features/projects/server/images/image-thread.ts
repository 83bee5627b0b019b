import { ownThread } from '#kit/server/own-thread.ts';
import { locateWorker } from '#kit/server/worker-file.ts';
import type * as worker from './worker.ts';

/** One image after the other is worked on, so that the work with files and passwords beside it goes on. */
export const onImageThread = ownThread<typeof worker>({
  file: () => locateWorker('image-worker', new URL('./worker.ts', import.meta.url)),
  mostWaiting: 100,
  retryAfterSeconds: 5,
});
