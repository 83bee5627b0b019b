import { countProjects } from '#features/projects/public.ts';
import { completedCount } from '#features/responses/public.ts';
import { systemClock } from '#kit/server/clock.ts';
import type { Config } from '#kit/server/config.ts';
import type { Database } from '#kit/server/database/open-database.ts';
import type { Logger } from '#kit/server/log.ts';
import type { Metrics } from '#kit/server/metrics/metrics.ts';
import { sharedReading } from '#kit/server/shared-reading.ts';
import { listenError } from './start-error.ts';

/** Several may ask, and counting looks at every project. */
const SHARED_MS = 10_000;

interface OpenMetrics extends Pick<Metrics, 'answered'> {
  stop(): Promise<void>;
}

/** The figures of this process at an address of their own, where one is configured; nothing is loaded otherwise. */
export async function openMetrics(
  { metricsAddress: address }: Config,
  database: Database,
  log: Logger,
): Promise<OpenMetrics | undefined> {
  if (!address) return undefined;
  const [{ createMetrics }, { serveMetrics }] = await Promise.all([
    import('#kit/server/metrics/metrics.ts'),
    import('#kit/server/metrics/serve-metrics.ts'),
  ]);
  const count = sharedReading(SHARED_MS, (db, now) => countProjects(db, now, completedCount));
  const metrics = createMetrics({ database, countProduct: () => count(database.db, systemClock()) });
  const server = await serveMetrics(metrics, address, log).catch((error: unknown) => {
    throw listenError(error, address, { host: 'METRICS_ADDRESS', port: 'METRICS_ADDRESS' });
  });
  return { answered: metrics.answered, stop: server.stop };
}
