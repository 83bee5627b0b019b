// The built product as a process of its own, on a database of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Database, openDatabase } from '#kit/server/database/open-database.ts';
import { ensureBuild } from '../../tools/ensure-build.ts';
import { freePort } from '../../tools/free-port.ts';
import { root } from '../../tools/root.ts';
import { scratchFolder } from '../../tools/scratch-folder.ts';
import { createBenchDatabase } from './bench-database.ts';
import { WireClient } from './wire-client.ts';

export interface BenchServer {
  port: number;
  /** `embedded` or `postgres`. */
  kind: Database['kind'];
  /** What the process has printed. */
  log(): string;
  start(): Promise<void>;
  /** In order, as an operator does. */
  stop(): Promise<void>;
  /** As a power cut to the process does: nothing of it runs any more. */
  kill(): Promise<void>;
  /** The database itself. The embedded one opens only while the server is stopped. */
  openDatabase(): Promise<Database>;
  /** Stops, and leaves nothing behind. */
  remove(): Promise<void>;
}

const READY_WITHIN_MS = 30_000;

export async function startBenchServer(): Promise<BenchServer> {
  await ensureBuild();
  const folder = scratchFolder('bench');
  const database = await createBenchDatabase();
  const port = await freePort();
  const logFile = join(folder, 'server.log');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: folder,
    ...(database.url === undefined ? {} : { DATABASE_URL: database.url }),
    // Each client comes from an address of its own, as respondents do.
    TRUST_PROXY: '1',
  };
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const output = openSync(logFile, 'a');
    const args = ['--max-semi-space-size=64', ...process.execArgv, join(root, 'build/main/main.js')];
    child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', output, output] });
    closeSync(output);
    await ready(port, child, logFile);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child?.once('exit', resolve));
    child.kill(signal);
    await exited;
  }

  await start();
  return {
    port,
    kind: database.url === undefined ? 'embedded' : 'postgres',
    log: () => readFileSync(logFile, 'utf8'),
    start,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    openDatabase: () => openDatabase({ url: database.url, dataDir: folder }),
    async remove() {
      await end('SIGTERM');
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ready(port: number, child: ChildProcess, logFile: string): Promise<void> {
  for (const deadline = Date.now() + READY_WITHIN_MS; Date.now() < deadline && child.exitCode === null; ) {
    const client = new WireClient(port);
    const reply = await client.send({ method: 'GET', path: '/readyz' }).catch(() => undefined);
    client.close();
    if (reply?.status === 200) return;
    await delay(20);
  }
  throw new Error(`The server did not start:\n${readFileSync(logFile, 'utf8')}`);
}
