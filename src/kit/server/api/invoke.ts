import { z } from 'zod';
import { type Endpoint, type Received, takes } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import { takeTokens, tokenOf } from '../rate-limit/take-tokens.ts';
import { answerOnce } from '../repeating/answer-once.ts';
import { HEADER, idempotencyKey, REPLAY_HEADER } from '../repeating/rule.ts';
import { readBy } from './field-messages.ts';
import { refuseAccess } from './refuse-access.ts';
import { replySchema } from './reply-schema.ts';
import { type RequestContext, signedIn } from './request-context.ts';
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
  refuseAccess(endpoint, context.actor);
  const key = endpoint.repeatable ? readKey(context.idempotencyKey) : undefined;
  const input = receive(endpoint, raw);
  await countCall(endpoint, context);
  const prepared = await route.prepare?.(context, input);
  const act = async (within: RequestContext) => {
    const data = await route.handle(within, input, prepared);
    return endpoint.reply === 'file' ? data : replySchema(endpoint).parse(data);
  };
  if (key === undefined || endpoint.keysKnown !== undefined) return await act(context);

  const { now, db } = context;
  const request = { caller: signedIn(context).id, key, endpoint: endpoint.name, content: contentOf(raw), now };
  const { reply, isRepetition } = await answerOnce(db, request, (tx) => act({ ...context, db: tx }));
  if (isRepetition) context.setHeader(REPLAY_HEADER, 'true');
  return reply;
}

const keyHeader = z.object({ [HEADER]: idempotencyKey.optional() });

function readKey(given: string | undefined): string | undefined {
  return readBy(keyHeader, { [HEADER]: given })[HEADER];
}

/** Everything that was sent, by its name; an endpoint takes no two things of one name. */
function contentOf({ params, query, body }: RawInput): Record<string, unknown> {
  return { ...(params as object), ...(query as object), ...(body as object) };
}

/** Counts the call by those limits that every call of a caller counts by. */
async function countCall({ limits }: Endpoint, { db, actor, now }: RequestContext): Promise<void> {
  const own = limits.filter(({ per }) => per === 'caller');
  if (own.length === 0 || !actor) return;
  const tokens = own.map((limit) => tokenOf(limit, actor.id));
  await takeTokens(db, tokens, now);
}

/** What a call that takes nothing may be sent; many clients put an empty object where nothing is asked for. */
const nothingToSay = z
  .strictObject({})
  .nullish()
  .transform(() => undefined);

function receive(endpoint: Endpoint, raw: RawInput): Received<Endpoint> {
  const params = endpoint.params.safeParse(raw.params);
  if (!params.success) throw new AppError('not_found');
  return { params: params.data, query: read(endpoint.query, raw.query ?? {}), body: read(endpoint.body, raw.body) };
}

function read(schema: z.ZodType, value: unknown): unknown {
  return readBy(takes(schema) ? schema : nothingToSay, value);
}
