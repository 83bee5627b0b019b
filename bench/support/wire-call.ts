import type { Endpoint } from '#kit/contract/endpoint.ts';
import { pathOf } from '#kit/contract/request.ts';
import type { WireClient, WireReply } from './wire-client.ts';

/** Calls an endpoint. A reply with another status than that of its success ends the bench. */
export async function wireCall(
  line: WireClient,
  endpoint: Endpoint,
  input: Parameters<typeof pathOf>[1] = {},
  headers: Record<string, string> = {},
): Promise<WireReply> {
  const request = { method: endpoint.method, path: pathOf(endpoint, input), headers, body: input.body };
  const reply = await line.send(request);
  if (reply.status === endpoint.status) return reply;
  throw new Error(`${endpoint.name}: ${reply.status} ${JSON.stringify(reply.body)}`);
}
