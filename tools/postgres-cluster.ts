// A throw-away PostgreSQL cluster in a temporary folder, reached over a free loopback port.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { shortLivedFolder } from './short-lived-folder.ts';

export interface PostgresCluster {
  url: string;
  stop(): Promise<void>;
}

const START_WITHIN_MS = 20_000;
/** Trades safety for speed: right for tests, wrong for anything that measures. */
const FAST = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

export async function startPostgresCluster({ fast }: { fast: boolean }): Promise<PostgresCluster> {
  const bin = findBinaries();
  const folder = fast ? shortLivedFolder('postgres') : mkdtempSync(join(tmpdir(), 'jorip-postgres-'));
  const owner = postgresUser();
  chmodSync(folder, 0o700);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const asOwner = owner ? { uid: owner.uid, gid: owner.gid, cwd: folder } : { cwd: folder };
  const data = join(folder, 'data');
  // Sorted by code points, and every script has letters: without a type of characters Bengali would have none.
  const locale = ['-E', 'UTF8', '--locale=C', '--lc-ctype=C.UTF-8'];
  const initOptions = ['-D', data, '-U', 'postgres', '-A', 'trust', ...locale, '--no-sync'];
  const environment = { PATH: process.env.PATH, LC_ALL: 'C' };
  execFileSync(join(bin, 'initdb'), initOptions, {
    ...asOwner,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

  const port = await freePort();
  const options = ['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port), '-c', 'max_connections=200'];
  const server = spawn(join(bin, 'postgres'), [...options, ...(fast ? FAST : [])], {
    ...asOwner,
    env: environment,
    // A group of its own: Ctrl-C reaches this process first, which then stops the server in order.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr?.on('data', (chunk) => {
    said = (said + chunk).slice(-4_000);
  });
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    await end(server);
    rmSync(folder, { recursive: true, force: true });
  };
  if (await answers(url, server)) return { url, stop };
  await stop();
  throw new Error(`PostgreSQL did not start:\n${said}`);
}

function findBinaries(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
  if (!found) throw new Error('PostgreSQL is not installed. On Debian or Ubuntu: apt-get install postgresql');
  return found;
}

/** PostgreSQL refuses to run as root, so root hands the cluster to the user its package made. */
function postgresUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function answers(url: string, server: ChildProcess): Promise<boolean> {
  for (const deadline = Date.now() + START_WITHIN_MS; Date.now() < deadline && server.exitCode === null; ) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await delay(50);
    }
  }
  return false;
}

/** SIGINT is PostgreSQL's fast shutdown: open connections are cut, nothing is lost. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  await exited;
}
