import { expect, it } from 'vitest';
import { createLogger } from '#kit/server/log.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

const log = createLogger('silent');

it('answers /metrics alone, with requests by route, the pool, jobs, the product and the event loop', async () => {
  const { database } = await startTestServer();
  const metrics = createMetrics({ database, countProduct: async () => ({ responses: 41, collecting: 2 }) });
  metrics.answered({ method: 'GET', route: '/api/v1/projects/:id/report', status: 200, ms: 64 });
  const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 }, log);
  const url = `http://127.0.0.1:${server.port}`;
  try {
    const reply = await fetch(`${url}/metrics`);
    expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await reply.text();
    const labels = 'method="GET",route="/api/v1/projects/:id/report",status="200"';
    expect(text).toContain(`jorip_http_request_seconds_bucket{le="0.1",${labels}} 1`);
    expect(text).toContain(`jorip_http_request_seconds_sum{${labels}} 0.064`);
    expect(text).toMatch(/jorip_database_connections\{state="idle"\} \d/);
    expect(text).toContain('jorip_jobs{state="waiting"} 0');
    expect(text).toContain('jorip_product{what="responses"} 41');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect((await fetch(`${url}/`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(405);
  } finally {
    await server.stop();
  }
});

it('says 503 while the database does not answer, and goes on', async () => {
  const server = await serveMetrics(
    { read: () => Promise.reject(new Error('gone')) },
    { host: '127.0.0.1', port: 0 },
    log,
  );
  for (const _ of [1, 2]) expect((await fetch(`http://127.0.0.1:${server.port}/metrics`)).status).toBe(503);
  await server.stop();
});
