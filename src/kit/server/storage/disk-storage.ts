import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Storage } from './storage.ts';

/** Beside the embedded database. */
const FOLDER = 'files';
const NAME = /^[\w-]+(?:\/[\w-]+)*$/;

/** Files in a folder. */
export function diskStorage(dataDir: string): Storage {
  function pathOf(name: string): string {
    if (!NAME.test(name)) throw new Error(`${name} is no name of a stored file`);
    return join(dataDir, FOLDER, name);
  }

  return {
    async put(name, bytes) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      const unfinished = `${path}.${randomUUID()}`;
      const handle = await open(unfinished, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, path);
    },
    get: (name) => createReadStream(pathOf(name)),
    async delete(name) {
      const path = pathOf(name);
      await rm(path, { force: true });
    },
  };
}
