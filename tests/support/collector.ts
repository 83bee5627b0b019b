import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Record<string, string | number>;
  /** 2 where it failed. */
  status: { code?: number };
}

interface Told {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

interface Sent {
  resourceSpans: {
    resource: { attributes: Told[] };
    scopeSpans: { spans: (Omit<CollectedSpan, 'attributes'> & { attributes: Told[] })[] }[];
  }[];
}

/** What takes traces as a collector of OpenTelemetry does, and keeps them. */
export async function openCollector() {
  const bodies: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    headers.push(request.headers);
    void text(request).then((body) => {
      bodies.push(body);
      response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const sent = () => bodies.flatMap((body) => (JSON.parse(body) as Sent).resourceSpans);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    headers,
    text: () => bodies.join('\n'),
    resources: () => sent().map(({ resource }) => valuesOf(resource.attributes)),
    spans: (): CollectedSpan[] =>
      sent()
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map((span) => ({ ...span, attributes: valuesOf(span.attributes) })),
  };
}

function valuesOf(told: Told[]): Record<string, string | number> {
  return Object.fromEntries(told.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));
}
