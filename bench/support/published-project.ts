import { login } from '#features/identity/contract.ts';
import { createProject, publishProject } from '#features/projects/contract.ts';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { pathOf } from '#kit/contract/request.ts';
import { readFlyingEtiquette } from '../../tests/support/flying-etiquette.ts';
import type { BenchServer } from './bench-server.ts';
import { WireClient, type WireReply } from './wire-client.ts';

/** The survey of the 26 questions, made and published through the API by the administrator of the first start. */
export async function publishFlyingEtiquette(server: BenchServer): Promise<string> {
  const client = new WireClient(server.port);
  const [, identifier, password] = /user +(\S+)\s+password +(\S+)/.exec(server.log()) ?? [];
  const signedIn = await call(client, login, { body: { identifier, password } });
  const headers = { authorization: `Bearer ${signedIn.body.data.accessToken}` };
  const { questionnaire } = readFlyingEtiquette();
  const body = { kind: 'survey', title: { en: 'Flying etiquette' }, languages: ['en'], questionnaire };
  const created = await call(client, createProject, { body }, headers);
  const { _id: id } = created.body.data.data;
  await call(client, publishProject, { params: { id } }, headers);
  client.close();
  return id;
}

async function call(
  client: WireClient,
  endpoint: Endpoint,
  { params, body }: { params?: Record<string, string>; body?: object },
  headers: Record<string, string> = {},
): Promise<WireReply> {
  const reply = await client.send({ method: endpoint.method, path: pathOf(endpoint, { params }), headers, body });
  if (reply.status === endpoint.status) return reply;
  throw new Error(`${endpoint.name}: ${reply.status} ${JSON.stringify(reply.body)}`);
}
