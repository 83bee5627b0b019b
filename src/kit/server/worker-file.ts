import { existsSync } from 'node:fs';

/** What runs in a thread of its own. The production build bundles each as an entry, under exactly its name. */
export const WORKERS = {
  'embedded-database-worker': 'src/kit/server/database/embedded/worker.ts',
  'password-worker': 'src/kit/server/passwords/worker.ts',
} as const;

/** A worker's file: the built entry beside (or above) a built chunk, its source in development. */
export function locateWorker(name: keyof typeof WORKERS): URL {
  const candidates = [`./${name}.js`, `../${name}.js`, `../../../${WORKERS[name]}`];
  const found = candidates.map((path) => new URL(path, import.meta.url)).find((url) => existsSync(url));
  if (!found) throw new Error(`The file of ${name} is missing beside ${import.meta.url}.`);
  return found;
}
