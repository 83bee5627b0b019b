import { existsSync, readFileSync } from 'node:fs';

/** The display face has a file for each (decision 28). */
export type DisplayScript = 'latin' | 'bengali';

/** The file of the display face, from the sources, or from beside the bundle that this was built into. */
export function displayFont(script: DisplayScript): Buffer {
  const file = `display-${script}.woff2`;
  const candidates = [`../../ui/fonts/${file}`, `../../src/ui/fonts/${file}`];
  const found = candidates.map((path) => new URL(path, import.meta.url)).find((url) => existsSync(url));
  if (!found) throw new Error(`${file} is missing from this installation.`);
  return readFileSync(found);
}
