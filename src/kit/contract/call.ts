import type { CallArguments, Data, Endpoint } from './endpoint.ts';
import { type ErrorBody, unwrap } from './envelope.ts';
import type { ErrorCode } from './errors.ts';
import { randomKey } from './random-key.ts';
import { pathOf } from './request.ts';

/** A refused call, with words for people in the page's language. */
export class CallError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'offline';
  readonly fields: Record<string, string[]>;

  constructor(status: number, code: CallError['code'], message: string, fields: Record<string, string[]> = {}) {
    super(message);
    this.name = 'CallError';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

export interface CallerOptions {
  /** The language replies speak. */
  locale: () => string;
  /** The access token, when the page holds one; the cookie serves otherwise. */
  accessToken: () => string | undefined;
  /** Renews the session silently; false when it is over. */
  refresh: () => Promise<boolean>;
  /** Called when a call stays signed out after a refresh. */
  onSignedOut: () => void;
  fetch?: typeof fetch;
  /** Stops what is under way. */
  signal?: AbortSignal;
}

type CallInput = Parameters<typeof pathOf>[1];

export type Caller = <E extends Endpoint>(endpoint: E, ...input: CallArguments<E>) => Promise<Data<E>>;

/**
 * The typed browser call. A 401 is answered by one silent refresh and one repetition; every other refusal
 * is thrown as {@link CallError}.
 */
export function createCaller(options: CallerOptions): Caller {
  const send = options.fetch ?? fetch;

  /**
   * The last call that makes something and was not answered yet: sent again,
   * by whatever cause, it goes with the same key.
   */
  let unanswered: { call: string; key: string } | undefined;

  function keyOf(endpoint: Endpoint, input: CallInput): string | undefined {
    // Bytes are known by what they are.
    if (endpoint.method !== 'POST' || !endpoint.repeatable || input?.body instanceof Uint8Array) return undefined;
    const call = JSON.stringify([endpoint.name, input]);
    if (unanswered?.call !== call) unanswered = { call, key: randomKey() };
    return unanswered.key;
  }

  async function once(endpoint: Endpoint, input: CallInput, key: string | undefined): Promise<Response> {
    const token = options.accessToken();
    const headers: Record<string, string> = { accept: 'application/json', 'accept-language': options.locale() };
    if (token) headers.authorization = `Bearer ${token}`;
    if (key) headers['idempotency-key'] = key;
    const { body } = input ?? {};
    const isBytes = body instanceof Uint8Array;
    if (body !== undefined) headers['content-type'] = isBytes ? 'application/octet-stream' : 'application/json';
    try {
      return await send(pathOf(endpoint, input), {
        method: endpoint.method,
        headers,
        credentials: 'same-origin',
        ...(options.signal && { signal: options.signal }),
        ...(body === undefined ? {} : { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
      });
    } catch {
      throw new CallError(0, 'offline', 'offline');
    }
  }

  return async (endpoint, ...[input]) => {
    const key = keyOf(endpoint, input);
    let response = await once(endpoint, input, key);
    if (response.status === 401 && endpoint.access !== 'anyone') {
      if (await options.refresh()) response = await once(endpoint, input, key);
      if (response.status === 401) options.onSignedOut();
    }
    const body: unknown = await response.json().catch(() => undefined);
    if (body !== undefined && response.status < 500 && unanswered?.key === key) unanswered = undefined;
    if (response.ok && body !== undefined && !isRefusal(body)) return unwrap(endpoint, body) as Data<typeof endpoint>;
    const failure = (body as ErrorBody | undefined)?.data;
    throw new CallError(
      response.status,
      failure?.error?.code ?? 'internal',
      // What a proxy says is in its own language: then the screen finds the words.
      failure?.message ?? '',
      failure?.error?.fields,
    );
  };
}

/** A refusal is one by what it says, whatever status stands above it. */
function isRefusal(body: unknown): body is ErrorBody {
  return (body as { data?: { success?: unknown } | null } | null)?.data?.success === false;
}
