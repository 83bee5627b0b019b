import { answerName } from '../answer-name.ts';
import type { Unsent } from './queue.ts';
import type { Verdict } from './sender.ts';

export interface Reply {
  data: { data?: { answered: number }; message?: string; error?: { fields?: Record<string, string[]> } };
}

/** Puts answers to the server. The island knows the wire by hand: the schemas would weigh more than all of it. */
export function putAnswers(url: string, key: string, answers: Readonly<Record<string, unknown>>): Promise<Response> {
  return fetch(url, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      'accept-language': document.documentElement.lang,
      'idempotency-key': key,
    },
    body: JSON.stringify({ answers }),
    // A page that is being left may still finish this.
    keepalive: document.visibilityState === 'hidden',
  });
}

/** Puts one of them, and says what became of it. */
export async function sendAnswer(url: string, { key, question, value }: Unsent): Promise<Verdict> {
  const response = await putAnswers(url, key, { [question]: value });
  if ([404, 409, 410].includes(response.status)) return { kind: 'over' };
  if (response.status === 429 || response.status >= 500) return { kind: 'later' };
  const { data } = (await response.json()) as Reply;
  if (response.ok) return { kind: 'taken', answered: data.data?.answered ?? 0 };
  return { kind: 'refused', message: data.error?.fields?.[answerName(question)]?.[0] ?? data.message ?? '' };
}
