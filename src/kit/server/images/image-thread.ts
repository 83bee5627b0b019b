import pLimit from 'p-limit';
import { ownThread } from '../own-thread.ts';
import { locateWorker } from '../worker-file.ts';
import type * as worker from './worker.ts';

/** One image after the other is worked on, so that the work with files and passwords beside it goes on. */
const onImageThread = ownThread<typeof worker>({
  file: () => locateWorker('image-worker', new URL('./worker.ts', import.meta.url)),
  mostWaiting: 100,
  retryAfterSeconds: 5,
});

/** The others wait outside of the thread's line, where sizes for respondents' pages pass them. */
const oneUploadAtATime = pLimit(1);

/** An upload, made anew. */
export async function remakeInTurn(upload: worker.Upload) {
  return await oneUploadAtATime(() => onImageThread('remake', upload));
}

/** A stored image in one of its sizes. */
export async function resizeInTurn(task: Parameters<typeof worker.resize>[0]) {
  return await onImageThread('resize', task);
}
