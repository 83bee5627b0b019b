import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Answers } from '#domain/answers/answer.ts';
import { completeRespondent, saveAnswers } from '#features/taking-part/contract/answering.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { unwrap } from '#kit/contract/envelope.ts';
import { pathOf } from '#kit/contract/request.ts';
import type { TestServer } from './test-server.ts';

const AT_A_TIME = 20;
const SENT_TWICE = 10;

/**
 * Sends what people answered, each a list of saves one after the other, over a network that repeats itself: every tenth
 * request is sent twice, at the same moment, and has to be answered alike. Half of those with one save do all in one
 * call, as another system does.
 */
export async function respondAs(server: TestServer, projectId: string, people: readonly Answers[][]): Promise<void> {
  let sent = 0;

  async function respond(person: number, saves: readonly Answers[]): Promise<void> {
    const [answers = {}] = saves;
    if (person % 2 === 1 && saves.length === 1) {
      return void (await send(startRespondent, projectId, { answers, complete: true }));
    }
    const { _id } = (await send(startRespondent, projectId, {})) as { _id: string };
    for (const saved of saves) await send(saveAnswers, _id, { answers: saved });
    await send(completeRespondent, _id, {});
  }

  async function send(endpoint: Endpoint, id: string, payload: object): Promise<unknown> {
    sent += 1;
    const headers = { 'idempotency-key': randomUUID() };
    const request = { method: endpoint.method, url: pathOf(endpoint, { params: { id } }), payload, headers };
    const times = sent % SENT_TWICE === 0 ? 2 : 1;
    const [first, second] = await Promise.all(Array.from({ length: times }, () => server.send(request)));
    if (first?.status !== endpoint.status) throw new Error(JSON.stringify(first?.body));
    if (second) expect(second.body).toEqual(first.body);
    return unwrap(endpoint, first.body);
  }

  const waiting = people.entries();
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (const [person, saves] of waiting) await respond(person, saves);
    }),
  );
}
