/**
 * Runs a command with DATABASE_URL set to a throw-away PostgreSQL cluster:
 * `npm run with-postgres -- [--fast] COMMAND …`. `--fast` turns durability off, for test runs.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { startPostgresCluster } from './postgres-cluster.ts';

const words = process.argv.slice(2);
const fast = words[0] === '--fast';
const [command, ...rest] = fast ? words.slice(1) : words;

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
child.on('error', async (error) => {
  console.error(error.message);
  await cluster.stop();
  process.exit(127);
});
child.on('exit', async (code, signal) => {
  await cluster.stop();
  process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0));
});
