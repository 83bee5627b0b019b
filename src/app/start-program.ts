import { loadKeys } from '#features/identity/public.ts';
import { systemClock } from '#kit/server/clock.ts';
import type { Config } from '#kit/server/config.ts';
import { type Database, openDatabase } from '#kit/server/database.ts';
import { startJobs } from '#kit/server/jobs/start-jobs.ts';
import { createLogger, type Logger } from '#kit/server/log.ts';
import { createSendMail } from '#kit/server/mail/transport.ts';
import { migrate } from '#kit/server/migrate.ts';
import { createServer } from './create-server.ts';
import { prepareFirstStart } from './first-start.ts';
import { jobs } from './jobs.ts';

export interface Program {
  /** Requests under way finish, jobs are handed back, the database closes. */
  stop(): Promise<void>;
}

interface ProgramOptions {
  dev: boolean;
  /** Fill an empty database with demonstration projects and answers. */
  demo: boolean;
}

/** Opens the database, brings it up to date and serves, in the roles the configuration names. */
export async function startProgram(config: Config, options: ProgramOptions): Promise<Program> {
  const log = createLogger(config.logLevel);
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePoolSize,
    onError: (error) => log.error({ err: error }, 'database connection lost'),
  });
  const stops: (() => Promise<void>)[] = [() => database.close()];
  const stop = async () => {
    for (const each of stops.reverse()) await each();
  };
  try {
    await migrate(database);
    await prepareFirstStart(database.db, systemClock());
    if (config.role !== 'worker') stops.push(await serve(config, database, log, options.dev));
    if (config.role !== 'web') stops.push(await work(config, database, log));
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function serve(config: Config, database: Database, log: Logger, dev: boolean) {
  const server = await createServer({
    config,
    database,
    keys: await loadKeys(database.db, config.authSecret),
    clock: systemClock,
    log,
    pages: dev ? 'dev' : 'built',
  });
  await server.listen({ host: config.host, port: config.port });
  console.info(`\nJorip is at ${config.publicUrl}  (database: ${database.kind})\n`);
  return () => server.close();
}

async function work(config: Config, database: Database, log: Logger) {
  const sendMail = createSendMail(config);
  const running = await startJobs(database, jobs, { config, log, sendMail, clock: systemClock });
  return () => running.stop();
}
