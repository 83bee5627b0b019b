// Twenty respondents at a time who answer the survey of the 26 questions,
// over a network that repeats every tenth request.
import { randomUUID } from 'node:crypto';
import { completeRespondent, saveAnswers } from '#features/taking-part/contract/answering.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { answersOf, readFlyingEtiquette } from '#tests/support/flying-etiquette.ts';
import { ipOf } from './client-ip.ts';
import { CLIENTS } from './run-clients.ts';
import { wireCall } from './wire-call.ts';
import { WireClient } from './wire-client.ts';

const SENT_TWICE = 10;

export interface Respondents {
  /** By number, who of the file each acknowledged response is of. */
  acknowledged: Map<number, number>;
  /** What a person of the file answers. */
  answers: Record<string, string>[];
  /** A whole response in one call, as another system sends it. */
  inOneCall(client: number): Promise<void>;
  /** Start, save and complete, as a person does. */
  inThreeCalls(client: number): Promise<void>;
  close(): void;
}

export function createRespondents(port: number, projectId: string): Respondents {
  const file = readFlyingEtiquette();
  const answers = file.rows.map((_, person) => answersOf(file, person));
  const lines = Array.from({ length: CLIENTS }, () => [new WireClient(port), new WireClient(port)] as const);
  const acknowledged = new Map<number, number>();
  let responses = 0;
  let requests = 0;

  async function send(client: number, number: number, endpoint: Endpoint, id: string, body: object) {
    requests += 1;
    const [line, second] = lines[client] ?? [];
    if (!line || !second) throw new Error(`There is no client ${client}.`);
    const headers = { 'x-forwarded-for': ipOf(number), 'idempotency-key': randomUUID() };
    const call = (by: WireClient) => wireCall(by, endpoint, { params: { id }, body }, headers);
    const repeated = requests % SENT_TWICE === 0 ? call(second) : undefined;
    const [reply] = await Promise.all([call(line), repeated]);
    return reply.body.data.data;
  }

  function next(): { number: number; person: number } {
    responses += 1;
    return { number: responses, person: responses % answers.length };
  }

  return {
    acknowledged,
    answers,
    async inOneCall(client) {
      const { number, person } = next();
      const body = { answers: answers[person], complete: true, source: { number: String(number) } };
      await send(client, number, startRespondent, projectId, body);
      acknowledged.set(number, person);
    },
    async inThreeCalls(client) {
      const { number, person } = next();
      const { _id } = await send(client, number, startRespondent, projectId, { source: { number: String(number) } });
      await send(client, number, saveAnswers, _id, { answers: answers[person] });
      await send(client, number, completeRespondent, _id, {});
      acknowledged.set(number, person);
    },
    close() {
      for (const line of lines.flat()) line.close();
    },
  };
}
