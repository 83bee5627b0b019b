import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { Logger } from '../log.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsAddress {
  host: string;
  port: number;
}

export interface MetricsServer {
  port: number;
  stop(): Promise<void>;
}

/** Answers `/metrics` and nothing else, at an address that the site itself does not have. */
export async function serveMetrics(
  metrics: Pick<Metrics, 'read'>,
  { host, port }: MetricsAddress,
  log: Logger,
): Promise<MetricsServer> {
  const server = createServer(({ method, url }, response) => {
    if (url?.split('?')[0] !== '/metrics') response.writeHead(404).end();
    else if (method !== 'GET') response.writeHead(405, { allow: 'GET' }).end();
    else void answer(metrics, response, log);
  });
  await once(server.listen(port, host), 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(metrics: Pick<Metrics, 'read'>, response: ServerResponse, log: Logger): Promise<void> {
  try {
    const { type, text } = await metrics.read();
    response.writeHead(200, { 'content-type': type }).end(text);
  } catch (error) {
    log.error({ err: error, place: 'metrics' }, 'no figures');
    response.writeHead(503).end();
  }
}
