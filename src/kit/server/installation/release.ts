import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Release {
  version: string;
  /** When pages and program were built; null where they run from source. */
  builtAt: Date | null;
}

/** Which release of the product this is. */
export function readRelease(): Release {
  const root = findRoot();
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version?: string };
  const built = join(root, 'build', 'server', 'index.js');
  return { version: version ?? '0', builtAt: existsSync(built) ? statSync(built).mtime : null };
}

/** The first folder above this file, source or built, that has the package. */
function findRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
}
