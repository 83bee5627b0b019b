import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../tools/free-port.ts';
import { root } from '../../tools/root.ts';

export interface StartFigures {
  /** From the command to the first whole page. */
  seconds: number;
  residentMb: number;
  /** The most that was resident on the way there. */
  peakMb: number;
}

const START_WITHIN_MS = 120_000;

/** Starts the built product as its users do, asks for its first page, looks at its memory and stops it. */
export async function measureStart(env: Record<string, string>): Promise<StartFigures> {
  const port = await freePort();
  const began = performance.now();
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => npm.once('exit', resolve));
  await firstPage(`http://127.0.0.1:${port}/`, npm);
  const seconds = (performance.now() - began) / 1000;
  const program = findProgram(npm.pid ?? 0);
  const status = readFileSync(`/proc/${program}/status`, 'utf8');
  process.kill(program, 'SIGTERM');
  await ended;
  return { seconds, residentMb: readMb(status, 'VmRSS'), peakMb: readMb(status, 'VmHWM') };
}

async function firstPage(url: string, npm: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + START_WITHIN_MS; Date.now() < deadline && npm.exitCode === null; ) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.ok && (await reply.text()).includes('</html>')) return;
    await delay(10);
  }
  throw new Error('The product did not start.');
}

/** The Node process of the program itself, below npm, a shell and the tool that starts it. */
function findProgram(ancestor: number): number {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => [Number(pid), parentOf(pid)]),
  );
  for (const pid of parents.keys()) {
    let above: number | undefined = pid;
    while (above !== undefined && above !== ancestor) above = parents.get(above);
    if (above === ancestor && commandOf(pid).includes('build/main/main.js')) return pid;
  }
  throw new Error('The program is not among the processes that npm started.');
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function readMb(status: string, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
}
