import { chmodSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { READY_DATABASE } from '../src/kit/server/database/embedded/ready-database.ts';
import { migrate } from '../src/kit/server/database/migrate.ts';
import { openDatabase } from '../src/kit/server/database/open-database.ts';
import { root } from './root.ts';

/** Makes the empty database that first starts copy. */
export async function buildDatabase(): Promise<void> {
  const folder = mkdtempSync(join(root, 'build/database-'));
  const database = await openDatabase({ dataDir: folder });
  await migrate(database);
  await database.close();
  const target = join(root, READY_DATABASE);
  rmSync(target, { recursive: true, force: true });
  renameSync(join(folder, 'database'), target);
  rmSync(folder, { recursive: true, force: true });
  letEverybodyRead(target);
}

/** It holds nothing of anybody, and the user that runs the program is often not the one that built it. */
function letEverybodyRead(directory: string): void {
  chmodSync(directory, 0o755);
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}
