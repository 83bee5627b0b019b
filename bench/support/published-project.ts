import type { Quota } from '#domain/questionnaire/quotas/quota-schema.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { login } from '#features/identity/contract/sessions.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { readFlyingEtiquette } from '#tests/support/flying-etiquette.ts';
import type { BenchServer } from './bench-server.ts';
import { wireCall } from './wire-call.ts';
import { WireClient } from './wire-client.ts';

/** The survey of the 26 questions, or what is made of it, published through the API by the first administrator. */
export async function publishFlyingEtiquette(
  server: BenchServer,
  change = (questionnaire: Questionnaire) => questionnaire,
  quotas: readonly Quota[] = [],
): Promise<string> {
  const questionnaire = change(readFlyingEtiquette().questionnaire);
  return await publish(server, {
    kind: 'survey',
    title: { en: 'Flying etiquette' },
    questionnaire,
    settings: { quotas },
  });
}

/** A project in English, published through the API by the first administrator. */
export async function publish(server: BenchServer, project: object): Promise<string> {
  const client = new WireClient(server.port);
  const [, identifier, password] = /user +(\S+)\s+password +(\S+)/.exec(server.log()) ?? [];
  const signedIn = await wireCall(client, login, { body: { identifier, password } });
  const headers = { authorization: `Bearer ${signedIn.body.data.accessToken}` };
  const created = await wireCall(client, createProject, { body: { ...project, languages: ['en'] } }, headers);
  const { _id: id } = created.body.data.data;
  await wireCall(client, publishProject, { params: { id } }, headers);
  client.close();
  return id;
}
