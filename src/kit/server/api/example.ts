import type { Data, Endpoint, FileReply, Input } from '#kit/contract/endpoint.ts';

/** One call as an outside caller makes it, and what it gives. */
export interface Example {
  readonly endpoint: Endpoint;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Without the envelope; of a download its text. */
  readonly data: unknown;
}

type Told<E extends Endpoint> = Data<E> extends FileReply ? string : Data<E>;

/** An example is a plain value, held to the endpoint's types here and to its schemas by a test. */
export function exampleOf<E extends Endpoint>(endpoint: E, example: Input<E> & { data: Told<E> }): Example {
  return { endpoint, ...example };
}
