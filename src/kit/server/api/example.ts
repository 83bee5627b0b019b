import type { Data, Endpoint, FileReply, Input } from '#kit/contract/endpoint.ts';

/** One call as an outside caller makes it, and what it gives. */
export interface Example {
  readonly endpoint: Endpoint;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Without the envelope; of a download its text. */
  readonly data: unknown;
  /** Where the call may give quite different things: when this one is given, and the others by when they are. */
  readonly when?: string;
  readonly others?: Readonly<Record<string, unknown>>;
}

type Given<E extends Endpoint> = Data<E> extends FileReply ? string : Data<E>;

type OtherCases<E extends Endpoint> =
  | { when?: undefined; others?: undefined }
  | { when: string; others: Readonly<Record<string, Given<E>>> };

/** An example is a plain value, held to the endpoint's types here and to its schemas by a test. */
export function exampleOf<E extends Endpoint>(
  endpoint: E,
  example: Input<E> & { data: Given<E> } & OtherCases<E>,
): Example {
  return { endpoint, ...example };
}
