import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

const stampFile = join(root, 'build/stamp');
const folders = ['src', 'public', 'tools/bundling'];
const files = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'rolldown.config.ts',
  'postcss.config.js',
  'tools/build.ts',
];

/** A hash of everything a build is made from; tests beside the sources do not count. */
export function sourceStamp(): string {
  const hash = createHash('sha256');
  for (const file of [...folders.flatMap(filesUnder), ...files].sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Whether build/ was made from the sources as they are now. */
export function isBuilt(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceStamp();
}

export function clearStamp(): void {
  rmSync(stampFile, { force: true });
}

export function writeStamp(stamp: string): void {
  writeFileSync(stampFile, stamp);
}

function filesUnder(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
}
