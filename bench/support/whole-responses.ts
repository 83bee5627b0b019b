// The clients that answer in one call, in a thread of their own: what they cost is not the server's.
import { randomUUID } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { ipOf } from './client-ip.ts';
import { CLIENTS, runClients } from './run-clients.ts';
import { wireCall } from './wire-call.ts';
import { WireClient } from './wire-client.ts';

export interface WholeResponses {
  port: number;
  projectId: string;
  /** What is answered, by turns. */
  answers: readonly Record<string, unknown>[];
  seconds: number;
}

const { port, projectId, answers, seconds } = workerData as WholeResponses;
const lines = Array.from({ length: CLIENTS }, () => new WireClient(port));
let responses = 0;
const turn = async (client: number) => {
  responses += 1;
  const headers = { 'x-forwarded-for': ipOf(responses), 'idempotency-key': randomUUID() };
  const body = { answers: answers[responses % answers.length], complete: true };
  await wireCall(lines[client] as WireClient, startRespondent, { params: { id: projectId }, body }, headers);
};
await runClients(1, turn);
const rate = await runClients(seconds, turn);
for (const line of lines) line.close();
parentPort?.postMessage(rate);
