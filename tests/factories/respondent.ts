import { completeRun, startRun } from '#features/responding/contract.ts';
import type { CallArguments } from '#kit/contract/endpoint.ts';
import { API_BASE } from '#kit/contract/request.ts';
import { type TestServer, type Visitor, visitor } from '../support/test-server.ts';

export type StartBody = CallArguments<typeof startRun>[0]['body'];

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

/** A run that was begun, by a visitor of its own unless one is named; its id is the respondent's on the wire. */
export async function createRun(
  server: TestServer,
  projectId: string,
  { by = visitor(), ...body }: StartBody & { by?: Visitor } = {},
): Promise<string> {
  return (await server.call(startRun, { params: { id: projectId }, body }, by)).data._id;
}

/** A response that was submitted to the sample questionnaire, or with the answers named. */
export async function createResponse(
  server: TestServer,
  projectId: string,
  { answers = { q1: 'o1' }, ...rest }: StartBody & { by?: Visitor } = {},
): Promise<string> {
  const ref = await createRun(server, projectId, rest);
  const completed = await server.call(completeRun, { params: { id: ref }, body: { answers } });
  return completed.data._id;
}
