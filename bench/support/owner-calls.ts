import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { createUser, type Keys, startSession } from '#features/identity/public.ts';
import { createProject } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import type { Data, Endpoint } from '#kit/contract/endpoint.ts';
import { unwrap } from '#kit/contract/envelope.ts';
import type { pathOf } from '#kit/contract/request.ts';
import type { Db } from '#kit/server/database/db.ts';
import { ipOf } from './client-ip.ts';
import { wireCall } from './wire-call.ts';
import type { WireClient } from './wire-client.ts';

/** A call over HTTP by an owner, from another address each time. */
export type Call = <E extends Endpoint>(endpoint: E, input: Parameters<typeof pathOf>[1]) => Promise<Data<E>>;

export function createCall(client: WireClient, token: string): Call {
  let calls = 0;
  return async (endpoint, input) => {
    calls += 1;
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': ipOf(calls) };
    const reply = await wireCall(client, endpoint, input, headers);
    return unwrap(endpoint, reply.body) as Data<typeof endpoint>;
  };
}

/** The access token of an owner, or of somebody of another name and role; the database must not hold them yet. */
export async function signIn(db: Db, keys: Keys, name = 'owner', role: 'admin' | 'user' = 'user'): Promise<string> {
  const now = new Date();
  const passwordHash = 'nobody signs in with a password here';
  const user = await createUser(db, { firstName: name, email: `${name}@example.com`, passwordHash, role }, now);
  if (!user) throw new Error('The database has them already.');
  const by = { keys, now, ip: '127.0.0.1', requestId: 'none', userAgent: 'bench' };
  const session = await startSession(db, { id: user.id, passwordHash }, by);
  if (!session) throw new Error('Could not sign in.');
  return session.accessToken;
}

export async function publish(call: Call, questionnaire: Questionnaire): Promise<string> {
  const body = { kind: 'survey', title: { en: 'Schools' }, questionnaire };
  const { _id: id } = await call(createProject, { body });
  await call(publishProject, { params: { id } });
  return id;
}
