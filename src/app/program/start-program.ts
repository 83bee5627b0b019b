import { type Keys, loadKeys } from '#features/identity/public.ts';
import { systemClock } from '#kit/server/clock.ts';
import type { Config } from '#kit/server/config.ts';
import { migrate } from '#kit/server/database/migrate.ts';
import { type Database, openDatabase } from '#kit/server/database/open-database.ts';
import { ErrorLog } from '#kit/server/error-log/error-log.ts';
import { occurrenceOf } from '#kit/server/error-log/from-log-line.ts';
import { installationOf } from '#kit/server/installation/installation.ts';
import { startJobs } from '#kit/server/jobs/start-jobs.ts';
import { createLogger, type Logger } from '#kit/server/log.ts';
import { createSendMail } from '#kit/server/mail/transport.ts';
import { openStorage } from '#kit/server/storage/open-storage.ts';
import { followNothing } from '#kit/server/tracing/follow.ts';
import { followMails } from '#kit/server/tracing/mails.ts';
import type { Tracing } from '#kit/server/tracing/tracing.ts';
import { apiRoutes, type Keeping } from '../api-routes.ts';
import { createServer, type ServerParts } from '../create-server.ts';
import { jobs } from '../jobs.ts';
import { prepareFirstStart } from './first-start.ts';
import { OpenConnections } from './open-connections.ts';
import { openMetrics } from './open-metrics.ts';
import { openTracing } from './open-tracing.ts';
import { requireDatabase } from './require-database.ts';
import { dataFolderError, listenError, migrationError } from './start-error.ts';

export interface Program {
  /** Requests and jobs under way finish, no new ones are taken, the database closes. */
  stop(): Promise<void>;
}

interface ProgramOptions {
  pages: ServerParts['pages'];
  /** Fill an empty database with demonstration projects and answers. */
  demo: boolean;
}

/** Loaded as the process starts. */
const startedAt = systemClock();

type Stop = () => Promise<void>;

/** Opens the database, brings it up to date and serves, in the roles the configuration names. */
export async function startProgram(config: Config, options: ProgramOptions): Promise<Program> {
  const errorLog = new ErrorLog();
  let tracing: Tracing | undefined;
  const log = createLogger(config.logLevel, {
    onError: (line) => errorLog.add(occurrenceOf(line)),
    also: config.traces && (() => tracing?.current() ?? {}),
  });
  const database = await open(config, log);
  const stops: Stop[] = [];
  let writeLastErrors: Stop | undefined;
  async function stop(): Promise<void> {
    try {
      // At once: while jobs finish, no request is taken any more.
      await Promise.all(stops.map((each) => each()));
    } finally {
      await writeLastErrors?.();
      await database.close();
      await tracing?.stop();
    }
  }
  try {
    // Before anything is asked: what is told of is told by each connection from its beginning.
    tracing = await openTracing(config, database, log);
    await requireDatabase(database);
    await migrate(database).catch((error: unknown) => {
      throw migrationError(error);
    });
    writeLastErrors = errorLog.keepIn(database.db, log);
    const keys = await loadKeys(database.db, config.authSecret);
    await prepareFirstStart(database.db, systemClock());
    if (options.demo) await addDemo(config, database, keys);
    const metrics = await openMetrics(config, database, log);
    if (metrics) stops.push(metrics.stop);
    const followers = { onAnswered: metrics?.answered, tracing };
    if (config.role !== 'worker')
      stops.push(await serve(config, { database, keys, log, pages: options.pages, ...followers }));
    if (config.role !== 'web') stops.push(await work(config, database, log, tracing?.follow));
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function open({ databaseUrl: url, dataDir, databasePoolSize: poolSize }: Config, log: Logger): Promise<Database> {
  const onError = (error: Error) => log.error({ err: error }, 'database connection lost');
  try {
    return await openDatabase({ url, dataDir, poolSize, onError });
  } catch (error) {
    throw dataFolderError(error, dataDir);
  }
}

/** Where files and images go. */
function keepingOf(config: Config): Keeping {
  return { storage: openStorage(config), room: config.fileRoom, imageRoom: config.imageRoom };
}

/** Loaded where it is asked for: no other start needs its texts. */
async function addDemo(config: Config, database: Database, keys: Keys): Promise<void> {
  const { prepareDemo } = await import('../demo/prepare-demo.ts');
  await prepareDemo(database.db, {
    routes: apiRoutes({
      keys,
      keeping: keepingOf(config),
      installation: installationOf(config, database, startedAt),
    }),
    publicUrl: config.publicUrl,
    now: systemClock(),
  });
}

async function serve(
  config: Config,
  parts: Omit<ServerParts, 'config' | 'clock' | 'installation' | 'keeping'>,
): Promise<Stop> {
  const server = await createServer({
    ...parts,
    config,
    keeping: keepingOf(config),
    installation: installationOf(config, parts.database, startedAt),
    clock: systemClock,
  });
  const connections = new OpenConnections(server.server);
  try {
    await server.listen({ host: config.host, port: config.port });
  } catch (error) {
    await server.close();
    throw listenError(error, config);
  }
  console.info(`\nJorip is at ${config.publicUrl}  (database: ${parts.database.kind})\n`);
  return async () => {
    await connections.stop();
    await server.close();
  };
}

async function work(config: Config, database: Database, log: Logger, follow = followNothing): Promise<Stop> {
  const sendMail = followMails(createSendMail(config), follow);
  const services = { log, sendMail, clock: systemClock, follow };
  const running = await startJobs(database, jobs(openStorage(config), config), services);
  if (config.role === 'worker') console.info(`\nJorip runs jobs  (database: ${database.kind})\n`);
  return () => running.stop();
}
