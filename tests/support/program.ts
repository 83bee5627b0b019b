// The program from its sources as a process of its own, answering calls but no pages.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, vi } from 'vitest';
import { freePort } from '../../tools/free-port.ts';
import { patience } from './patience.ts';

const main = fileURLToPath(new URL('../../src/app/main.ts', import.meta.url));

export interface RunningProgram {
  url: string;
  process: ChildProcess;
  /** What it has printed, on both streams. */
  output(): string;
  /** Its exit code, once it has ended; null when a signal ended it. */
  ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

const running = new Set<ChildProcess>();
const folders: string[] = [];

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A data folder that is gone after the tests of this file. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jorip-start-'));
  folders.push(folder);
  return folder;
}

/** Runs the program; it need not get as far as serving. On the embedded database unless the environment names another. */
export async function runProgram(env: Record<string, string>, flags: string[] = []): Promise<RunningProgram> {
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, [main, '--api-only', ...flags], {
    env: { PATH: process.env.PATH, PORT: port, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) =>
    // Not `exit`: what it printed last may still be on the way.
    child.once('close', (code) => {
      running.delete(child);
      resolve(code);
    }),
  );
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    output: () => output,
    ended,
    async kill(signal) {
      child.kill(signal);
      return await ended;
    },
  };
}

/** Runs the program until `/readyz` says that it can serve. */
export async function startProgram(env: Record<string, string>, flags: string[] = []): Promise<RunningProgram> {
  const program = await runProgram(env, flags);
  await vi.waitFor(async () => {
    if (program.process.exitCode !== null) return;
    const reply = await fetch(`${program.url}/readyz`);
    if (reply.status !== 200) throw new Error(`${reply.status} ${await reply.text()}`);
  }, patience);
  if (program.process.exitCode !== null) throw new Error(`The program ended:\n${program.output()}`);
  return program;
}
