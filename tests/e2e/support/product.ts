// The built product as a process of its own, on a fresh data folder.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { register, verifyRegistration } from '#features/identity/contract/accounts.ts';
import { login } from '#features/identity/contract/sessions.ts';
import { type Caller, createCaller } from '#kit/contract/call.ts';
import { freePort } from '../../../tools/free-port.ts';
import { root } from '../../../tools/root.ts';
import { scratchFolder } from '../../../tools/scratch-folder.ts';
import { PASSWORD } from './account-forms.ts';
import { codeSentToMobile } from './codes.ts';

export interface Product {
  url: string;
  /** The administrator that the first start made. */
  administrator: { identifier: string; password: string };
  /** The API as a caller with this access token, or as a visitor. */
  api(accessToken?: string): Caller;
  /** The API as the administrator, signed in. */
  asAdministrator(): Promise<Caller>;
  /** The code of the newest message to a mobile number (`+8801…`). */
  codeSentTo(mobile: string): Promise<string>;
  /** The API as somebody with projects, the same for all tests of a file: how often one may publish is limited. */
  asOwner(): Promise<Caller>;
}

/** Where it is and who may do everything there: enough to reach it from another process. */
export type ProductAddress = Pick<Product, 'url' | 'administrator'>;

export interface RunningProduct extends Product {
  stop(): Promise<void>;
}

const READY_WITHIN_MS = 60_000;

/** Starts what is built; stop it when the tests are done. */
export async function startProduct(env: Record<string, string> = {}): Promise<RunningProduct> {
  const folder = scratchFolder('e2e');
  const logFile = join(folder, 'server.log');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { DATABASE_URL: _, ...withoutDatabase } = process.env;
  const output = openSync(logFile, 'a');
  const child = spawn(process.execPath, [join(root, 'build/main/main.js')], {
    cwd: root,
    // Embedded unless the caller names a database: each product here begins with an empty one.
    env: { ...withoutDatabase, NODE_ENV: 'production', PORT: String(port), PUBLIC_URL: url, DATA_DIR: folder, ...env },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  // Also when a test file breaks before it has said what to do in the end.
  process.once('exit', () => child.kill('SIGKILL'));
  const log = () => readFileSync(logFile, 'utf8');
  await ready(url, child, log);

  const [, identifier = '', password = ''] = /user +(\S+)\s+password +(\S+)/.exec(log()) ?? [];
  return {
    ...reachProduct({ url, administrator: { identifier, password } }),
    async stop() {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A product that runs already. */
export function reachProduct({ url, administrator }: ProductAddress): Product {
  const api = (accessToken?: string) =>
    createCaller({
      locale: () => 'en',
      accessToken: () => accessToken,
      refresh: async () => false,
      onSignedOut: () => {},
      fetch: (path, init) => fetch(url + path, init),
    });
  const asAdministrator = async () => api((await api()(login, { body: administrator })).accessToken);
  const identifier = `018${String(randomInt(1e8)).padStart(8, '0')}`;
  let owner: Promise<Caller> | undefined;
  let readerOfMessages: Promise<Caller> | undefined;

  async function codeSentTo(mobile: string): Promise<string> {
    // The administrator signs in once a file: checking a password takes as long as all else of a new person's account.
    readerOfMessages ??= asAdministrator();
    return await codeSentToMobile(await readerOfMessages, mobile);
  }

  async function registerOwner(): Promise<Caller> {
    const person = { firstName: 'Owner', lastName: 'Example', identifier, password: PASSWORD };
    const { _id: id } = await api()(register, { body: person });
    const code = await codeSentTo(`+88${identifier}`);
    await api()(verifyRegistration, { params: { id }, body: { code } });
    return api((await api()(login, { body: { identifier, password: PASSWORD } })).accessToken);
  }

  return {
    url,
    administrator,
    api,
    asAdministrator,
    codeSentTo,
    asOwner() {
      owner ??= registerOwner();
      return owner;
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exited;
}

async function ready(url: string, child: ChildProcess, log: () => string): Promise<void> {
  for (const deadline = Date.now() + READY_WITHIN_MS; Date.now() < deadline && child.exitCode === null; ) {
    const reply = await fetch(`${url}/readyz`).catch(() => undefined);
    if (reply?.ok) return;
    await delay(50);
  }
  await end(child);
  throw new Error(`The product did not start:\n${log()}`);
}
