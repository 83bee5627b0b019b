import { byteCache, heldBytes } from '#kit/server/byte-cache.ts';
import { ownThread } from '#kit/server/own-thread.ts';
import { countHere } from '#kit/server/rate-limit/count-here.ts';
import { networkOf } from '#kit/server/rate-limit/network-of.ts';
import { locateWorker } from '#kit/server/worker-file.ts';
import type { LetterScript } from '../../letters.ts';
import { LETTERS } from '../../rate-limits.ts';
import type * as worker from './worker.ts';

const run = ownThread<typeof worker>({
  file: () => locateWorker('letters-worker', new URL('./worker.ts', import.meta.url)),
  mostWaiting: 100,
  retryAfterSeconds: 5,
});
const count = countHere(LETTERS);
const made = byteCache<Uint8Array>('letters', heldBytes);
/** Many meet a survey at once. */
const underWay = new Map<string, Promise<Uint8Array>>();

/** The display face with these letters alone, as WOFF2: some 2 kB for a title where the whole face has 54. */
export async function getLettersFace(
  script: LetterScript,
  letters: readonly string[],
  { ip, now }: { ip: string; now: Date },
): Promise<Uint8Array> {
  const name = `${script} ${letters.join(' ')}`;
  const known = made.get(name) ?? underWay.get(name);
  if (known) return await known;
  count(networkOf(ip), now);
  const mine = run('cut', { script, letters }).finally(() => underWay.delete(name));
  underWay.set(name, mine);
  const face = await mine;
  made.set(name, face);
  return face;
}
