import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Keeping } from '#app/api-routes.ts';
import { loadConfig } from '#kit/server/config.ts';
import { diskStorage } from '#kit/server/storage/disk-storage.ts';
import { whenFileEnds } from './when-file-ends.ts';

/** A folder for uploaded files and images of this test file alone, with as much room as there is by default. */
export function openTestKeeping(): Keeping {
  const folder = mkdtempSync(join(tmpdir(), 'jorip-files-'));
  whenFileEnds(() => rmSync(folder, { recursive: true, force: true }));
  const { fileRoom: room, imageRoom } = loadConfig({});
  return { storage: diskStorage(folder), room, imageRoom };
}
