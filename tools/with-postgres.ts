// Runs a command with DATABASE_URL set to a throw-away PostgreSQL cluster:
// `npm run with-postgres -- [--fast] COMMAND …`. `--fast` turns durability off, for test runs.
import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { startPostgresCluster } from './postgres-cluster.ts';
import { whenOrphaned } from './when-orphaned.ts';

const words = process.argv.slice(2);
const fast = words[0] === '--fast';
const [command, ...rest] = words.slice(fast ? 1 : 0).filter((word, index) => index > 0 || word !== '--');

if (!command) {
  console.error('Usage: npm run with-postgres -- [--fast] COMMAND …');
  process.exit(2);
}

const cluster = await startPostgresCluster({ fast }).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

const child = spawn(command, rest, { stdio: 'inherit', env: { ...process.env, DATABASE_URL: cluster.url } });
// The terminal sends Ctrl-C to the child as well; a plain kill reaches only this process and is passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
}
whenOrphaned(() => child.kill('SIGTERM'));
const [code, signal] = await ended(child).catch((error: Error) => {
  console.error(error.message);
  return [127, null] as const;
});
await cluster.stop();
process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0));

function ended(process: ChildProcess): Promise<readonly [number | null, NodeJS.Signals | null]> {
  return new Promise((resolve, reject) => {
    process.once('error', reject);
    process.once('exit', (code, signal) => resolve([code, signal]));
  });
}
