import { existsSync } from 'node:fs';

/** What the production build must bundle as an entry of its own, under exactly this name, beside the server's entry. */
export const embeddedDatabaseWorker = {
  source: 'src/kit/server/database/embedded/worker.ts',
  name: 'embedded-database-worker',
} as const;

/** The worker's file: the source beside this one in development, the built entry beside (or above) a built chunk. */
export function locateWorker(): URL {
  const candidates = ['./worker.ts', `./${embeddedDatabaseWorker.name}.js`, `../${embeddedDatabaseWorker.name}.js`];
  const found = candidates.map((path) => new URL(path, import.meta.url)).find((url) => existsSync(url));
  if (!found) throw new Error(`The embedded database's worker is missing beside ${import.meta.url}.`);
  return found;
}
