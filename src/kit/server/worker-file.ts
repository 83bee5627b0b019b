import { existsSync } from 'node:fs';

/**
 * The file of what runs in a thread of its own: in production the entry of this name, beside (or above) a built chunk
 * (`rolldown.config.ts` lists them), in development its source.
 */
export function locateWorker(name: string, source: URL): URL {
  const built = [`./${name}.js`, `../${name}.js`].map((path) => new URL(path, import.meta.url));
  const found = [...built, source].find((url) => existsSync(url));
  if (!found) throw new Error(`The file of ${name} is missing beside ${import.meta.url}.`);
  return found;
}
