import { z } from 'zod';
import type { MessageKey } from '#messages/keys.ts';
import { type Actor, isStaff, may } from './actor.ts';
import type { ErrorCode } from './errors.ts';
import type { Permission } from './permissions.ts';
import type { RateLimit } from './rate-limit.ts';

/**
 * Who may call at all: anyone, whoever is signed in, or the staff who hold the permission that is named. What they may
 * touch is the subject's policy.
 */
export type Access = 'anyone' | 'signed-in' | Permission;

/** The permission that an endpoint of the back office needs; undefined for all others. */
export function permissionFor({ access }: { access: Access }): Permission | undefined {
  return access === 'anyone' || access === 'signed-in' ? undefined : access;
}

/**
 * What somebody is refused with who may not call at all, undefined where they may. Calls, screens and sidebars all ask
 * here. Staff are told that it is not for them; for everybody else the back office is not there.
 */
export function accessRefusal(
  { access }: { access: Access },
  caller: Pick<Actor, 'role' | 'permissions'> | undefined,
): 'signed_out' | 'not_found' | 'forbidden' | undefined {
  if (access === 'anyone') return undefined;
  if (!caller) return 'signed_out';
  if (access === 'signed-in') return undefined;
  if (!isStaff(caller)) return 'not_found';
  return may(caller, access) ? undefined : 'forbidden';
}

/**
 * How the reply's data is laid in the body:
 * - `data`: `{"data":{"success":true,"message"?,"data":…}}`
 * - `flat`: `{"data":{"success":true,…}}`
 * - `bare`: `{"data":…}`
 * - `file`: a streamed download, described by {@link FileReply}
 */
export type ReplyShape = 'data' | 'flat' | 'bare' | 'file';

export interface FileReply {
  filename: string;
  contentType: string;
  chunks: AsyncIterable<string | Uint8Array>;
  /** In bytes, where that is known beforehand. */
  size?: number;
}

const nothing = z.undefined();
type Nothing = typeof nothing;

/** An operation of the API as a value: the server mounts it and the browser calls it from this one description. */
export interface Endpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  D extends z.ZodType = z.ZodType,
> {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/v1`, parameters as `:name`. */
  readonly path: string;
  /** A second path to the same, where REST callers expect it. */
  readonly alias: string | undefined;
  readonly summary: string;
  readonly access: Access;
  readonly reply: ReplyShape;
  /** Status of a success. */
  readonly status: 200 | 201;
  /** What a success says to people. */
  readonly message: MessageKey | undefined;
  /**
   * Whether it takes an `Idempotency-Key`: all that makes or changes something,
   * but not signing in, whose replies hold tokens.
   */
  readonly repeatable: boolean;
  /**
   * Set where the use case tells repetitions from rows of its own, and no reply is kept: for how long it knows a key,
   * as the API's description says it.
   */
  readonly keysKnown: string | undefined;
  /** How often it may be called, beyond which it is refused with `limited`. */
  readonly limits: readonly RateLimit[];
  /** The same for everybody until another version of the program runs: callers keep it and ask whether it changed. */
  readonly unchanging: boolean;
  /** What it may be refused with besides what every call like it may be. */
  readonly refusals: readonly ErrorCode[];
  /** How large its body may be, where that is larger than a call's usually is; who calls is asked before it is read. */
  readonly mostBytes: number | undefined;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly data: D;
}

interface EndpointInput<P, Q, B, D> {
  name: string;
  method: Endpoint['method'];
  path: string;
  alias?: string;
  summary: string;
  access: Access;
  reply?: ReplyShape;
  status?: Endpoint['status'];
  message?: MessageKey;
  repeatable?: false;
  keysKnown?: string;
  limits?: readonly RateLimit[];
  unchanging?: true;
  refusals?: readonly ErrorCode[];
  mostBytes?: number;
  params?: P;
  query?: Q;
  body?: B;
  data: D;
}

/** Makes an endpoint. What is left out is as most have it: no input, reply `data`, status 200, no words for people. */
export function endpoint<
  D extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(input: EndpointInput<P, Q, B, D>): Endpoint<P, Q, B, D> {
  return {
    ...input,
    reply: input.reply ?? 'data',
    status: input.status ?? 200,
    alias: input.alias,
    message: input.message,
    repeatable: input.repeatable ?? input.method !== 'GET',
    keysKnown: input.keysKnown,
    limits: input.limits ?? [],
    unchanging: input.unchanging ?? false,
    refusals: input.refusals ?? [],
    mostBytes: input.mostBytes,
    params: (input.params ?? nothing) as P,
    query: (input.query ?? nothing) as Q,
    body: (input.body ?? nothing) as B,
  };
}

/** The schema of an endpoint's data when there is none: what was asked for is done. */
export const done = z.object({});

/** The schema of an endpoint's data when the reply is a download. */
export const file = z.custom<FileReply>();

/** The schema of an endpoint's data when the reply is a file that somebody uploaded. */
export const uploadedFile = z.custom<FileReply>();

/** The schema of an endpoint's body when that is no JSON but bytes as they are. */
export const bytes = z.custom<Uint8Array>((body) => body instanceof Uint8Array, 'bytesBody');

/** Whether an endpoint takes this part of the input (parameters, query or body) at all. */
export function takes(schema: z.ZodType): boolean {
  return schema !== (nothing as z.ZodType);
}

type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };
type Query<Q> = Q extends undefined ? unknown : Record<never, never> extends Q ? { query?: Q } : { query: Q };

/** What a caller sends; a query all of whose fields may be left out may be left out whole. */
export type Input<E extends Endpoint> = Present<{ params: z.input<E['params']>; body: z.input<E['body']> }> &
  Query<z.input<E['query']>>;

/** What a handler receives, read through the schemas. */
export type Received<E extends Endpoint> = {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
};

/** What a handler gives, and what a caller gets. */
export type Given<E extends Endpoint> = z.input<E['data']>;
export type Data<E extends Endpoint> = z.output<E['data']>;

export type CallArguments<E extends Endpoint> = keyof Input<E> extends never
  ? []
  : Record<never, never> extends Input<E>
    ? [input?: Input<E>]
    : [input: Input<E>];
