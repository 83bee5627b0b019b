import type { z } from 'zod';
import { type Actor, isStaff } from '#kit/contract/actor.ts';
import { type Access, type Endpoint, type Received, takes } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import { fieldsOf } from './field-messages.ts';
import type { RequestContext } from './request-context.ts';
import type { Route } from './route.ts';

export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/**
 * Runs one call whole: access, input through its schemas, handler, output through its schema. HTTP and page
 * loaders both come through here.
 */
export async function invoke(route: Route, context: RequestContext, raw: RawInput): Promise<unknown> {
  const { endpoint } = route;
  requireAccess(endpoint.access, context.actor);
  const data = await route.handle(context, receive(endpoint, raw));
  if (endpoint.reply === 'file') return data;
  return endpoint.data.parse(data);
}

function requireAccess(access: Access, actor: Actor | undefined): void {
  if (access === 'anyone') return;
  if (!actor) throw new AppError('signed_out');
  if (access === 'staff' && !isStaff(actor)) throw new AppError('not_found');
  if (access === 'admin' && actor.role !== 'admin') throw new AppError(isStaff(actor) ? 'forbidden' : 'not_found');
}

function receive(endpoint: Endpoint, raw: RawInput): Received<Endpoint> {
  const params = endpoint.params.safeParse(raw.params);
  if (!params.success) throw new AppError('not_found');
  const query = takes(endpoint.query) ? (raw.query ?? {}) : undefined;
  return { params: params.data, query: read(endpoint.query, query), body: read(endpoint.body, raw.body) };
}

function read(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new AppError('invalid', { fields: fieldsOf(result.error) });
}
