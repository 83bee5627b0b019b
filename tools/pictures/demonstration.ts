import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { ensureBuild } from '../ensure-build.ts';
import { freePort } from '../free-port.ts';
import { root } from '../root.ts';
import { scratchFolder } from '../scratch-folder.ts';

interface Person {
  email: string;
  password: string;
}

export interface Demonstration {
  url: string;
  /** Owns a survey that many answered, a poll and a feedback form. */
  owner: Person;
  /** Owns a survey along a tree. */
  second: Person;
  agent: Person;
  administrator: Person;
  stop(): Promise<void>;
}

/** The built product with its demonstration, on a data folder of its own. */
export async function startDemonstration(): Promise<Demonstration> {
  await ensureBuild();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = scratchFolder('pictures');
  const env = { NODE_ENV: 'production', PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const program = spawn(process.execPath, [join(root, 'build/main/main.js'), '--demo'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  program.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  await ready(program, url);
  return {
    url,
    owner: personIn(printed, /(owner@\S+)[\s\S]*?password +(\S+)/),
    second: personIn(printed, /(second@\S+)[\s\S]*?password +(\S+)/),
    agent: personIn(printed, /(agent@\S+)[\s\S]*?password +(\S+)/),
    administrator: personIn(printed, /user +(\S+)\s+password +(\S+)/),
    async stop() {
      const ended = once(program, 'exit');
      program.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function personIn(printed: string, place: RegExp): Person {
  const [, email = '', password = ''] = place.exec(printed) ?? [];
  return { email, password };
}

async function ready(program: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < 600 && program.exitCode === null; tries += 1) {
    const reply = await fetch(`${url}/readyz`).catch(() => undefined);
    if (reply?.ok) return;
    await delay(100);
  }
  throw new Error('The demonstration did not start.');
}

export async function signIn(page: Page, address: string, { email, password }: Person): Promise<void> {
  await page.goto(address);
  await page.fill('#field-identifier', email);
  await page.fill('#field-password', password);
  await page.press('#field-password', 'Enter');
  await page.waitForURL((url) => !url.pathname.endsWith('login'));
}
