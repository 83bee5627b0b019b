import { BadFile } from '#domain/quiz/exchange/exchanged.ts';
import { takeQuestions } from '#domain/quiz/exchange/take-questions.ts';
import type { Given, Received } from '#kit/contract/endpoint.ts';
import { invalidField } from '#kit/contract/errors.ts';
import { newSecret } from '#kit/server/ids.ts';
import type { readQuestions as endpoint } from '../../contract/exchange.ts';
import { readXml } from './read-xml.ts';

const ID_BYTES = 9;

/** Reads questions out of a file. Nothing of it is kept. */
export function readQuestions(sent: Uint8Array, query: Received<typeof endpoint>['query']): Given<typeof endpoint> {
  const { questions, notes } = refusingBadFiles(() =>
    takeQuestions(decoded(sent), query, { readXml, newId: () => `q${newSecret(ID_BYTES)}` }),
  );
  return {
    questions: questions.map(({ question }) => question),
    marking: Object.fromEntries(
      questions.flatMap(({ question, marking }) => (marking ? [[question.id, marking] as const] : [])),
    ),
    notes: [...notes],
  };
}

/** Old programs write Bengali in fonts of their own, which no reader knows: it would be taken as rubbish. */
function decoded(sent: Uint8Array): string {
  if (sent.length === 0) throw invalidField('body', 'emptyFile');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(sent);
    if (!text.includes('\0')) return text;
  } catch {
    // Said below.
  }
  throw invalidField('body', 'fileNotUtf8');
}

function refusingBadFiles<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadFile) throw invalidField('body', error.problem, { line: error.line });
    throw error;
  }
}
