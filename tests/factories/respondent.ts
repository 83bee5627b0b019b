import { and, eq } from 'drizzle-orm';
import { requireRef } from '#features/responses/public.ts';
import { respondents } from '#features/responses/server/tables.ts';
import { completeRespondent, saveAnswers } from '#features/taking-part/contract/answering.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import type { CallArguments } from '#kit/contract/endpoint.ts';
import { API_BASE, pathOf } from '#kit/contract/request.ts';
import { type TestServer, type Visitor, visitor } from '../support/test-server.ts';

export type StartBody = CallArguments<typeof startRespondent>[0]['body'];

/** Starts as a client does that sends its start again when it heard nothing: with a key of its own. */
export function startWithKey(server: TestServer, projectId: string, key: string, body: StartBody = {}, by?: Visitor) {
  return server.send({
    method: 'POST',
    url: `${API_BASE}/projects/${projectId}/respondents`,
    payload: body,
    headers: { 'idempotency-key': key },
    ...(by && { by }),
  });
}

/** Somebody who began to answer, a visitor of their own unless one is named; by their ref. */
export async function createRespondent(
  server: TestServer,
  projectId: string,
  { by = visitor(), ...body }: StartBody & { by?: Visitor } = {},
): Promise<string> {
  return (await server.call(startRespondent, { params: { id: projectId }, body }, by)).data._id;
}

/** A response that was submitted to the sample questionnaire, or with the answers named. */
export async function createResponse(
  server: TestServer,
  projectId: string,
  { answers = { q1: 'o1' }, ...rest }: StartBody & { by?: Visitor } = {},
): Promise<string> {
  const ref = await createRespondent(server, projectId, rest);
  const completed = await server.call(completeRespondent, { params: { id: ref }, body: { answers } });
  return completed.data._id;
}

/** Saves as the script of a survey page does: with a key of its own. */
export function saveWithKey(server: TestServer, ref: string, key: string, answers: Record<string, unknown>) {
  return server.send({
    method: 'PUT',
    url: pathOf(saveAnswers, { params: { id: ref } }),
    payload: { answers },
    headers: { 'idempotency-key': key },
  });
}

/** The row of a respondent, submitted or not: their ref tells nothing any more once they have submitted. */
export async function storedRespondent({ db }: Pick<TestServer, 'db'>, ref: string) {
  const { projectId, respondentId } = requireRef(ref);
  const [row] = await db
    .select()
    .from(respondents)
    .where(and(eq(respondents.projectId, projectId), eq(respondents.id, respondentId)));
  if (!row) throw new Error('There is no such respondent.');
  return row;
}
