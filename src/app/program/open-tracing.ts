import type { Config } from '#kit/server/config.ts';
import type { Database } from '#kit/server/database/open-database.ts';
import { readRelease } from '#kit/server/installation/release.ts';
import type { Logger } from '#kit/server/log.ts';
import type { Tracing } from '#kit/server/tracing/tracing.ts';

/** Traces of this process, where a collector is configured; nothing is loaded otherwise. */
export async function openTracing(
  { traces }: Pick<Config, 'traces'>,
  database: Pick<Database, 'pool'>,
  log: Logger,
): Promise<Tracing | undefined> {
  if (!traces) return undefined;
  const [{ createTracing }, { toCollector }, { followStatements }] = await Promise.all([
    import('#kit/server/tracing/tracing.ts'),
    import('#kit/server/tracing/collector.ts'),
    import('#kit/server/tracing/statements.ts'),
  ]);
  const tracing = createTracing(toCollector(log), traces, readRelease().version);
  followStatements(database.pool, tracing.follow);
  return tracing;
}
