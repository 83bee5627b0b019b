// A thread of its own, so that making the flood does not hold up who measures beside it.
import { once } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { login } from '#features/identity/contract/sessions.ts';
import { pathOf } from '#kit/contract/request.ts';
import { ipOf } from './client-ip.ts';
import { WireClient } from './wire-client.ts';

export interface Flood {
  port: number;
  /** Connections that send a wrong password at once, each for another account. */
  clients: number;
  /** How long each goes on, one after the other; with 0 each sends one. */
  seconds: number;
  /** Else all come from one. */
  ownAddresses: boolean;
}

export interface FloodReply {
  status: number;
  milliseconds: number;
}

/** More at a time than the system lets wait for being accepted would be lost. */
const CONNECTED_AT_A_TIME = 100;

async function connectAll({ port, clients }: Flood): Promise<WireClient[]> {
  const lines = Array.from({ length: clients }, () => new WireClient(port));
  for (let first = 0; first < clients; first += CONNECTED_AT_A_TIME) {
    const some = lines.slice(first, first + CONNECTED_AT_A_TIME);
    await Promise.all(some.map((line) => line.send({ method: 'GET', path: '/healthz' })));
  }
  return lines;
}

async function guess(line: WireClient, client: number): Promise<FloodReply[]> {
  const until = performance.now() + seconds * 1000;
  const headers = { 'x-forwarded-for': ipOf(ownAddresses ? client : 0) };
  const replies: FloodReply[] = [];
  do {
    const body = { identifier: `somebody-${client}-${replies.length}@example.com`, password: 'a guess' };
    const began = performance.now();
    const { status } = await line.send({ method: login.method, path: pathOf(login), headers, body });
    replies.push({ status, milliseconds: performance.now() - began });
  } while (performance.now() < until);
  return replies;
}

const { seconds, ownAddresses } = workerData as Flood;
const lines = await connectAll(workerData as Flood);
parentPort?.postMessage('connected');
await once(parentPort as MessagePort, 'message');
const replies = await Promise.all(lines.map(guess));
for (const line of lines) line.close();
parentPort?.postMessage(replies.flat());
