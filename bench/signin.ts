// What wrong passwords cost others. First as many as can be compared, from a hundred addresses: how long pages and
// files take meanwhile, beside what they take in quiet. Then 2,000 at once from one address: how many are compared, and
// how soon the rest is refused. On PostgreSQL: `npm run with-postgres -- npm run bench:signin`.
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startBenchServer } from './support/bench-server.ts';
import { closeConnections, fetchPage } from './support/fetch-page.ts';
import { printFigure } from './support/print-figure.ts';
import type { Flood, FloodReply } from './support/sign-in-flood.ts';

const EVERY_MS = 20;
const SECONDS = 8;

const server = await startBenchServer();
const { port } = server;
try {
  console.log(`database: ${server.kind}`);
  await measureOthers(`http://127.0.0.1:${port}/login`, 'page');
  await measureOthers(`http://127.0.0.1:${port}/favicon.svg`, 'file');
  await measureBurst();
} finally {
  closeConnections();
  await server.remove();
}

async function measureOthers(url: string, name: string): Promise<void> {
  await timesWhile(delay(1_000), url);
  const quiet = await timesWhile(delay(SECONDS * 1000), url);
  const flood = (await prepareFlood({ port, clients: 100, seconds: SECONDS, ownAddresses: true }))();
  const meanwhile = await timesWhile(flood, url);
  printFigure(`${name}_compared_meanwhile`, (await flood).filter(({ status }) => status === 422).length);
  printFigure(`${name}_quiet_p99`, quantile(quiet, 0.99), 'ms');
  printFigure(`${name}_meanwhile_p99`, quantile(meanwhile, 0.99), 'ms');
  printFigure(`${name}_growth`, quantile(meanwhile, 0.99) / quantile(quiet, 0.99), 'x');
}

async function measureBurst(): Promise<void> {
  const replies = await (await prepareFlood({ port, clients: 2_000, seconds: 0, ownAddresses: false }))();
  const times = (status: number) =>
    replies.filter((reply) => reply.status === status).map(({ milliseconds }) => milliseconds);
  for (const [name, status] of [
    ['compared', 422],
    ['limited', 429],
    ['busy', 503],
  ] as const) {
    printFigure(name, times(status).length);
    if (times(status).length > 0) printFigure(`${name}_p99`, quantile(times(status), 0.99), 'ms');
  }
}

/** Gives what sends the flood, once all of its connections are there. */
async function prepareFlood(flood: Flood): Promise<() => Promise<FloodReply[]>> {
  const worker = new Worker(new URL('./support/sign-in-flood.ts', import.meta.url), { workerData: flood });
  await once(worker, 'message');
  return async () => {
    worker.postMessage('send');
    const [replies] = await once(worker, 'message');
    return replies;
  };
}

/**
 * Fetches a page every so often, whether or not the last one is here, until something is done: how many milliseconds
 * each took, infinitely many where none came.
 */
async function timesWhile(something: Promise<unknown>, url: string): Promise<number[]> {
  const asked: Promise<number>[] = [];
  let isDone = false;
  void something.then(() => {
    isDone = true;
  });
  while (!isDone) {
    asked.push(
      fetchPage(url).then(
        ({ milliseconds }) => milliseconds,
        () => Number.POSITIVE_INFINITY,
      ),
    );
    await delay(EVERY_MS);
  }
  return await Promise.all(asked);
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;
}
