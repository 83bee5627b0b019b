import { spawn } from 'node:child_process';
import { root } from './root.ts';
import { whenOrphaned } from './when-orphaned.ts';

/**
 * Runs this same Node with the given arguments in the repository and answers the exit code. A wish to stop is passed
 * on, and ends this process with the other.
 */
export function runNode(args: string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
    let isAskedToStop = false;
    const stop = (signal: NodeJS.Signals) => {
      isAskedToStop = true;
      // A terminal sends Ctrl+C to the child itself; sending it twice would cut its graceful stop short.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    const lookNoLonger = whenOrphaned(() => stop('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      lookNoLonger();
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(name, stop);
      const exitCode = code ?? (signal ? 1 : 0);
      // Nothing that the caller does next is wanted any more.
      if (isAskedToStop) process.exit(exitCode);
      resolve(exitCode);
    });
  });
}
