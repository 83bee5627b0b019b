// People who take a quiz of twenty questions against the clock, and write down what they were told of each answer.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { saveAnswers } from '#features/taking-part/contract/answering.ts';
import { getRespondent } from '#features/taking-part/contract/respondent.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { pathOf } from '#kit/contract/request.ts';
import { ipOf } from './client-ip.ts';
import { options } from './ten-questions.ts';
import { wireCall } from './wire-call.ts';
import { WireClient } from './wire-client.ts';

const QUESTIONS = 20;
/** Of each question; who takes the quiz goes through them again and again until nothing is taken any more. */
const OPTIONS = 5;

const ids = Array.from({ length: QUESTIONS }, (_, index) => `q${index + 1}`);

export const twentyQuestions: Questionnaire = {
  sections: [
    {
      ...{ id: 's1', title: {}, intro: {} },
      questions: ids.map((id) => ({
        ...{ kind: 'single_choice', id, help: {}, required: false },
        ...{ title: { en: `Question ${id}` }, options: options(OPTIONS) },
      })),
    },
  ],
  marking: {
    questions: Object.fromEntries(ids.map((id) => [id, { points: 1, key: { by: 'options', right: ['o1'] } }])),
  },
};

interface Saved {
  question: string;
  option: string;
  sentAt: number;
  toldAt: number;
  /** Between both, more exactly. */
  ms: number;
  isTaken: boolean;
}

export interface Taker {
  ref: string;
  /** When the time is up, as the server told with the first question. */
  until: number;
  saves: Saved[];
}

/** One person, who is served the first question, reads and saves again and again, until some time after the end. */
export async function takeQuiz(
  port: number,
  projectId: string,
  number: number,
  {
    everyMs,
    behindMs,
    mostSaves = Number.POSITIVE_INFINITY,
  }: { everyMs: number; behindMs: number; mostSaves?: number },
): Promise<Taker> {
  const line = new WireClient(port);
  const headers = { 'x-forwarded-for': ipOf(number) };
  const started = await wireCall(line, startRespondent, { params: { id: projectId }, body: {} }, headers);
  const { _id: ref } = started.body.data.data;
  const params = { id: ref };
  const shown = await wireCall(line, getRespondent, { params }, headers);
  const until = Date.parse(shown.body.data.data.until);
  const saves: Saved[] = [];
  for (let turn = 0; saves.length < mostSaves && Date.now() < until + behindMs; turn += 1) {
    // Reading comes first, and nobody reads as long as the others.
    await delay(everyMs * (0.5 + Math.random()));
    const question = ids[turn % QUESTIONS] ?? '';
    const option = `o${1 + ((Math.floor(turn / QUESTIONS) + number) % OPTIONS)}`;
    const request = { method: saveAnswers.method, path: pathOf(saveAnswers, { params }) };
    const named = { ...headers, 'idempotency-key': randomUUID() };
    const [sentAt, sent] = [Date.now(), performance.now()];
    const reply = await line.send({ ...request, headers: named, body: { answers: { [question]: option } } });
    if (![200, 410].includes(reply.status)) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`);
    saves.push({
      question,
      option,
      sentAt,
      toldAt: Date.now(),
      ms: performance.now() - sent,
      isTaken: reply.status === 200,
    });
  }
  line.close();
  return { ref, until, saves };
}
