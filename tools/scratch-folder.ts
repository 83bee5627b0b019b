import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** A new folder below tmp/ for one run of a tool, a bench or a test, which removes it in the end. */
export function scratchFolder(name: string): string {
  mkdirSync(join(root, 'tmp'), { recursive: true });
  return mkdtempSync(join(root, `tmp/${name}-`));
}
