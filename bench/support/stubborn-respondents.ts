// Respondents who answer question by question through crashes: what got no reply is sent again when the server is back.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { completeRespondent, saveAnswers } from '#features/taking-part/contract/answering.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { pathOf } from '#kit/contract/request.ts';
import { answersOf, readFlyingEtiquette } from '#tests/support/flying-etiquette.ts';
import { ipOf } from './client-ip.ts';
import { CLIENTS } from './run-clients.ts';
import { WireClient, type WireReply } from './wire-client.ts';

/** What the server acknowledged of one respondent, told apart by number. */
export interface Acknowledged {
  answers: Record<string, string>;
  saves: number;
  isStarted: boolean;
  isCompleted: boolean;
}

export interface StubbornRespondents {
  acknowledged: Map<number, Acknowledged>;
  /** Sent again after their reply was lost. */
  repeated(): number;
  /** Lets respondents come until told to stop, and resolves when the last one is through. */
  run(until: AbortSignal): Promise<void>;
}

const ANSWERS_A_SAVE = 7;
const RETRY_MS = 50;

export function createStubbornRespondents(port: number, projectId: string): StubbornRespondents {
  const file = readFlyingEtiquette();
  const acknowledged = new Map<number, Acknowledged>();
  let repeated = 0;

  async function respond(line: WireClient): Promise<void> {
    const number = acknowledged.size + 1;
    const known: Acknowledged = { answers: {}, saves: 0, isStarted: false, isCompleted: false };
    acknowledged.set(number, known);
    const send = (endpoint: Endpoint, id: string, body: object) => insist(line, number, endpoint, id, body);
    const { _id } = await send(startRespondent, projectId, { source: { number: String(number) } });
    known.isStarted = true;
    for (const answers of inParts(answersOf(file, number % file.rows.length))) {
      await send(saveAnswers, _id, { answers });
      Object.assign(known.answers, answers);
      known.saves += 1;
    }
    await send(completeRespondent, _id, {});
    known.isCompleted = true;
  }

  async function insist(line: WireClient, number: number, endpoint: Endpoint, id: string, body: object) {
    const headers = { 'x-forwarded-for': ipOf(number), 'idempotency-key': randomUUID() };
    const request = { method: endpoint.method, path: pathOf(endpoint, { params: { id } }), headers, body };
    for (;;) {
      const reply = await line.send(request).catch((): WireReply | undefined => undefined);
      if (reply?.status === endpoint.status) return reply.body.data.data;
      if (reply && reply.status < 500)
        throw new Error(`${endpoint.name}: ${reply.status} ${JSON.stringify(reply.body)}`);
      repeated += 1;
      await delay(RETRY_MS);
    }
  }

  return {
    acknowledged,
    repeated: () => repeated,
    async run(until) {
      async function work(): Promise<void> {
        const line = new WireClient(port);
        while (!until.aborted) await respond(line);
        line.close();
      }
      await Promise.all(Array.from({ length: CLIENTS }, work));
    },
  };
}

function inParts(answers: Record<string, string>): Record<string, string>[] {
  const entries = Object.entries(answers);
  const parts: Record<string, string>[] = [];
  for (let from = 0; from < entries.length; from += ANSWERS_A_SAVE) {
    parts.push(Object.fromEntries(entries.slice(from, from + ANSWERS_A_SAVE)));
  }
  return parts;
}
