// The program as a process of its own, answering calls but no pages.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, inject, vi } from 'vitest';
import rolldownConfig from '../../rolldown.config.ts';
import { freePort } from '../../tools/free-port.ts';
import { scratchFolder } from '../../tools/scratch-folder.ts';
import { patience } from './patience.ts';
import './global-setup.ts';

export interface RunningProgram {
  url: string;
  process: ChildProcess;
  /** What it has printed, on both streams. */
  output(): string;
  /** Its exit code, once it has ended; null when a signal ended it. */
  ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

type Environment = Record<string, string>;

export interface Programs {
  /**
   * Runs the program; it need not get as far as serving. On the embedded database unless the environment names another.
   */
  run(env: Environment): Promise<RunningProgram>;
  /** Runs the program until `/readyz` says that it can serve. */
  start(env: Environment): Promise<RunningProgram>;
}

/**
 * The program, bundled from the sources as they are, beside the empty database that a build has. What still runs when
 * the tests of this file are done is ended.
 */
export async function bundleProgram(): Promise<Programs> {
  const folder = scratchFolder('program');
  const running = new Set<ChildProcess>();
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const bundle = await rolldown(rolldownConfig);
  await bundle.write({ ...rolldownConfig.output, dir: join(folder, 'main') });
  await bundle.close();
  const template = inject('templateDatabase');
  if (template.kind === 'embedded') {
    cpSync(join(template.folder, 'database'), join(folder, 'empty-database'), { recursive: true });
  }

  async function run(env: Environment): Promise<RunningProgram> {
    const port = env.PORT ?? String(await freePort());
    const child = spawn(process.execPath, [join(folder, 'main/main.js'), '--api-only'], {
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

  async function start(env: Environment): Promise<RunningProgram> {
    const program = await run(env);
    await vi.waitFor(async () => {
      if (program.process.exitCode !== null) return;
      const reply = await fetch(`${program.url}/readyz`);
      if (reply.status !== 200) throw new Error(`${reply.status} ${await reply.text()}`);
    }, patience);
    if (program.process.exitCode !== null) throw new Error(`The program ended:\n${program.output()}`);
    return program;
  }

  return { run, start };
}

/** A data folder that is gone after the tests of this file. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jorip-start-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
