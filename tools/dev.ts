// `npm run dev`: one server. Pages reload hot through Vite inside it; when a module that the server itself runs
// changes, the server stops gracefully and starts anew. (Not `node --watch`: that restarts for ever on the temporary
// copies Vite makes of its configuration.)
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';
import { runsInServer } from './server-source.ts';
import { whenOrphaned } from './when-orphaned.ts';

const env = { ...process.env, NODE_ENV: 'development' };
const args = [...process.execArgv, 'src/app/main.ts', '--dev', ...process.argv.slice(2)];
let ending = false;
let outdated = false;
let server = start();
let pause: NodeJS.Timeout | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    ending = true;
    if (hasEnded(server)) process.exit();
    // A terminal sends Ctrl+C to the server itself as well.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill('SIGTERM');
  });
}

whenOrphaned(() => process.kill(process.pid, 'SIGTERM'));

watch(join(root, 'src'), { recursive: true }, (_event, file) => {
  if (!file || !runsInServer(file)) return;
  clearTimeout(pause);
  // Editors save in several steps, and branches change many files at once.
  pause = setTimeout(restart, 150);
});

function restart(): void {
  console.log('Server source changed, starting anew …');
  if (hasEnded(server)) {
    server = start();
    return;
  }
  outdated = true;
  server.kill('SIGTERM');
}

function start(): ChildProcess {
  outdated = false;
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
  child.once('exit', (code) => {
    if (ending) process.exit(code ?? 1);
    if (outdated) server = start();
    else console.log('The server stopped; waiting for a change.');
  });
  return child;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
